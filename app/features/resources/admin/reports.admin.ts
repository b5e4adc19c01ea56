import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";

export const reportsTable: AdminTable<"report"> = {
  kind: "report",
  path: adminPaths.resources,
  heading: "Reports about resources",
  noun: { one: "report", many: "reports" },
  filters: [],
  columns: [{ id: "name", label: "Entry" }],
  pageSize: 50,
  pageParameter: "page",
  identity: ["name", "email"],
  recordPage: { mailAbout: "your report" },
  errors: { delete: "Error deleting report" },
  empty: "No reports yet.",
};
