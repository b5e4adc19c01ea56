import { adminPaths } from "./admin-paths";

export interface DashboardTab {
  label: string;
  to: `/admin/${string}`;
}

/** The tabs in their order (staff specification, section 2): one line for each page there is. */
export const dashboardTabs: readonly DashboardTab[] = [{ label: "Overview", to: adminPaths.dashboard }];
