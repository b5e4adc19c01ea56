import { formKinds } from "~/database/schema/tracked-forms";
import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import type { CardCopy } from "./cards.copy";

export type CardTable = Pick<AdminTable, "kind" | "path">;

/** Where the rows are that a card counts; nothing for a rate. @param form chosen on the page of all forms */
export function cardLink(
  { rows, event }: Pick<CardCopy, "rows" | "event">,
  table: CardTable,
  form = "",
): `/${string}` | undefined {
  if (rows !== undefined) return listUrl(table, rows);
  if (event === undefined) return undefined;
  const ofForm = formKinds.some((kind) => kind === table.kind) ? table.kind : form;
  const query = new URLSearchParams({ ...(ofForm && { form: ofForm }), event });
  return listUrl({ kind: "analytics", path: `${adminPaths.dashboard}/analytics` }, String(query));
}

/** A list with a filter, at the list. */
export function listUrl({ kind, path }: CardTable, query: string): `/${string}` {
  return `/${path.slice(1)}${query && `?${query}`}#${kind}-table`;
}
