import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

const feedsTable: AdminTable<"feed"> = {
  kind: "feed",
  path: adminPaths.feeds,
  heading: copy.listPage.title,
  noun: { one: "feed", many: "feeds" },
  filters: [],
  columns: [],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name"],
  errors: { delete: copy.remove.failure },
  empty: copy.listPage.empty,
};

/** With this its removal is archived and undone as that of other rows; the list is one of its own. */
export const feeds: ServerTable = {
  ...feedsTable,
  queries: {
    table: "feeds",
    numericIds: true,
    created: "created_at",
    columns: { name: "name" },
    fields: {},
    filters: {},
    forms: [],
  },
};
