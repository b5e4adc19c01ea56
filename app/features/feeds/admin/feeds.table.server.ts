import { adminPaths } from "~/features/staff/admin-paths";
import { archivedTable } from "~/kits/admin-table/archived-table";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

export const feeds = archivedTable({
  kind: "feed",
  path: adminPaths.feeds,
  heading: copy.listPage.title,
  noun: { one: "feed", many: "feeds" },
  table: "feeds",
  deleteFailure: copy.remove.failure,
  empty: copy.listPage.empty,
});
