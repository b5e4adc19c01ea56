import { serverTables } from "~/features/dashboard/tables.server";
import { feeds } from "~/features/feeds/admin/feed-editor.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";

/** Every table whose rows can be deleted or changed in a way that can be undone. */
export const trashTables: readonly ServerTable[] = [...Object.values(serverTables), feeds];

export function tableOfChange(change: { table_name: string } | undefined): ServerTable | undefined {
  return trashTables.find(({ queries }) => queries.table === change?.table_name);
}
