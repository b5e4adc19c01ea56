import { adminPaths } from "./admin-paths";

export interface DashboardTab {
  label: string;
  to: `/admin/${string}`;
}

/** The tabs in their order (staff specification, section 2). */
export const dashboardTabs: readonly DashboardTab[] = [
  { label: "Overview", to: adminPaths.dashboard },
  { label: "Inbox", to: adminPaths.inbox },
  { label: "Newsletter", to: `${adminPaths.dashboard}/newsletter` },
  { label: "Survey", to: `${adminPaths.dashboard}/survey` },
  { label: "Volunteer", to: `${adminPaths.dashboard}/volunteer` },
  { label: "Partnership", to: `${adminPaths.dashboard}/partnership` },
  { label: "Contact", to: `${adminPaths.dashboard}/contact` },
  { label: "Form Analytics", to: `${adminPaths.dashboard}/analytics` },
];

export const moreStaffPages: readonly DashboardTab[] = [
  { label: "News", to: adminPaths.articles },
  { label: "Resources", to: adminPaths.resources },
  { label: "Templates", to: adminPaths.templates },
  { label: "Staff", to: adminPaths.staff },
  { label: "Trash", to: adminPaths.trash },
  { label: "Audit log", to: adminPaths.audit },
  { label: "System", to: adminPaths.system },
];
