import { adminPaths } from "~/features/staff/admin-paths";
import { archivedTable } from "~/kits/admin-table/archived-table";
import { templatesCopy as copy } from "./templates.copy";

export const templates = archivedTable({
  kind: "template",
  path: adminPaths.templates,
  heading: copy.listPage.title,
  noun: { one: "template", many: "templates" },
  table: "reply_templates",
  deleteFailure: copy.remove.failure,
  empty: copy.listPage.empty,
});
