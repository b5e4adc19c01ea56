import { adminPaths } from "~/features/staff/admin-paths";
import { archivedTable } from "~/kits/admin-table/archived-table";
import { removeTemplateForm } from "./template.form";

export const templates = archivedTable({
  kind: "template",
  path: adminPaths.templates,
  heading: "Templates",
  noun: { one: "template", many: "templates" },
  table: "reply_templates",
  deleteFailure: removeTemplateForm.messages.failure,
  empty: "There are no templates yet.",
});
