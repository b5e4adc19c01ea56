import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { templatesCopy as copy } from "./templates.copy";

const templatesTable: AdminTable<"template"> = {
  kind: "template",
  path: adminPaths.templates,
  heading: copy.listPage.title,
  noun: { one: "template", many: "templates" },
  filters: [],
  columns: [],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name"],
  errors: { delete: copy.remove.failure },
  empty: copy.listPage.empty,
};

/** With this its deletion is archived and undone as that of other rows; the list is one of its own. */
export const templates: ServerTable = {
  ...templatesTable,
  queries: {
    table: "reply_templates",
    numericIds: true,
    created: "created_at",
    columns: { name: "name" },
    fields: {},
    filters: {},
    forms: [],
  },
};
