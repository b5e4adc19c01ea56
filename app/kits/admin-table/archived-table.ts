import type { AdminTable } from "./admin-table";
import type { ServerTable } from "./table-queries";

type ArchivedTable = Pick<AdminTable, "kind" | "path" | "heading" | "noun" | "empty"> & {
  table: ServerTable["queries"]["table"];
  deleteFailure: string;
};

/** Of named rows whose list is one of its own: with it their deletion is archived and undone as that of other rows. */
export function archivedTable({ table, deleteFailure, ...shown }: ArchivedTable): ServerTable {
  return {
    ...shown,
    filters: [],
    columns: [],
    pageSize: 100,
    pageParameter: "page",
    identity: ["name"],
    errors: { delete: deleteFailure },
    queries: {
      table,
      numericIds: true,
      created: "created_at",
      columns: { name: "name" },
      fields: {},
      filters: {},
      forms: [],
    },
  };
}
