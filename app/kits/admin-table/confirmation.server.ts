import { addDays, dayOf, formatDay, formatTime } from "~/lib/dates";
import { plainText } from "~/lib/plain-text.server";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Confirmation, NamedRow } from "./action-result";
import { type AdminTable, statusLabel } from "./admin-table";
import {
  type IdentifiedRow,
  listConcurrentChanges,
  listSelected,
  rowsToChange,
  type Selection,
  type SelectionSnapshot,
  selectedRows,
} from "./selection.queries.server";
import { tableCopy } from "./table.copy";
import type { ServerTable } from "./table-queries";

const copy = tableCopy.confirm;

/** How many rows are named; the others are a number. */
const NAMED = 10;

export interface ConfirmationRequest {
  who: Actor;
  table: ServerTable;
  selection: Selection;
  /** Undefined for a deletion. */
  status: string | undefined;
  snapshot: SelectionSnapshot;
  /** The rows have changed since they were confirmed. */
  again: boolean;
  /** When the page was loaded on which the rows were chosen, as that page says. */
  loadedAt: string;
  now: Date;
}

function named(table: AdminTable, { id, status, created, name }: IdentifiedRow): NamedRow {
  // Rows without an email address are told apart by their moment.
  const moment = table.identity.includes("email") ? "" : `, ${formatTime(created)}`;
  return { id, name: plainText(name) + moment, status: status === null ? "" : statusLabel(table, status) };
}

function criteria(table: AdminTable, selection: Selection): string[] {
  if (!("matching" in selection)) return [];
  const { q, choices } = selection.matching;
  const chosen = table.filters.flatMap(({ name, label, choices: known }) => {
    const choice = known.find(({ value }) => value === choices[name]);
    return choice ? [`${label}: ${choice.label}`] : [];
  });
  const { from, before } = choices;
  const range =
    from && before ? [copy.range(formatDay(from), formatDay(addDays(dayOf(new Date(before)), -1)))] : [];
  const all = [...(q ? [copy.search(q)] : []), ...chosen, ...range];
  return all.length > 0 ? all : [copy.everything];
}

/** The question before an action: which rows it changes, and what colleagues did to them since they were chosen. */
export async function confirmation(
  db: Database,
  { who, table, selection, status, snapshot, again, loadedAt, now }: ConfirmationRequest,
): Promise<Confirmation> {
  const { queries } = table;
  const where = rowsToChange(queries, await selectedRows(db, queries, selection, now), status);
  const rows = await listSelected(db, table, where, NAMED);
  const since = Number.isNaN(Date.parse(loadedAt)) ? undefined : new Date(loadedAt).toISOString();
  const concurrent =
    since && queries.statuses
      ? await listConcurrentChanges(db, table, { where, since, not: who.email, limit: NAMED })
      : { count: 0, rows: [] };
  return {
    kind: "confirm",
    scope: "ids" in selection ? "rows" : "matching",
    ids: "ids" in selection ? [...selection.ids] : [],
    status: status ?? "",
    ...snapshot,
    loadedAt,
    again,
    criteria: criteria(table, selection),
    rows: rows.map((row) => named(table, row)),
    concurrent: {
      count: concurrent.count,
      rows: concurrent.rows.map((row) => ({ ...named(table, row), by: row.by, at: row.at })),
    },
  };
}
