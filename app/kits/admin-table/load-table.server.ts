import type { Database } from "~/database/open-database.server";
import { readPhones } from "~/lib/phone/read-phones.server";
import { parseRichText } from "~/lib/text/plain-text.server";
import type { CellValue } from "./admin-table";
import { findOnlyRow } from "./changes.queries.server";
import { countChoices } from "./count-choices.queries.server";
import type { TableQuery } from "./list-query";
import { findRow, listRows } from "./list-rows.queries.server";
import { loadResponse } from "./respond.server";
import { dangerField, listHistory, responseFields } from "./responses.queries.server";
import { recordCopy } from "./table.copy";
import type { ChangeNotice, TableData } from "./table-data";
import type { ServerTable } from "./table-queries";
import { canUndo, findChange, nameOfRow } from "./undo.queries.server";

export async function loadTable(
  db: Database,
  table: ServerTable,
  { list: query, choices, change }: TableQuery,
  now: Date,
): Promise<TableData> {
  const { rows, slice, isMore } = await listRows(db, table, { ...query, choices }, now);
  const rich = table.columns.filter(({ format }) => format === "html").map(({ id }) => id);
  return {
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(rich.map((id) => [id, parseRichText(String(row[id] ?? ""))])),
    })),
    slice,
    isMore,
    query,
    counts: await countChoices(db, table, { ...query, choices }, now),
    now: now.toISOString(),
    notice: await loadNotice(db, table, change, now),
  };
}

export async function loadNotice(
  db: Database,
  table: Pick<ServerTable, "queries" | "identity" | "isAnonymous">,
  id: string | null,
  now: Date,
): Promise<ChangeNotice | undefined> {
  const change = id ? await findChange(db, id) : undefined;
  if (!change || change.table_name !== table.queries.table) return undefined;
  const row = change.row_count === 1 ? await findOnlyRow(db, table.queries, change.id) : undefined;
  return {
    id: change.id,
    row: row?.id,
    action: change.action,
    status: change.new_value,
    count: change.row_count,
    expected: change.expected_count ?? undefined,
    name: change.row_count === 1 && !table.isAnonymous ? await nameOfRow(db, table, change.id) : undefined,
    undone: change.undone_at !== null,
    canUndo: canUndo(change, now),
  };
}

const nameIn = (fields: Record<string, CellValue>) =>
  String(fields["First Name"] ?? fields.Contact ?? fields.Name ?? "");

/** What staff see elsewhere on a row's page. */
const notSubmitted = { ...responseFields, ...dangerField };

/** RFC 6068. */
function mailTo(about: string, fields: Record<string, CellValue>, organisation: string): string {
  const subject = encodeURIComponent(recordCopy.mail.subject(organisation, about));
  const body = encodeURIComponent(
    recordCopy.mail.body(nameIn(fields), organisation).replaceAll("\n", "\r\n"),
  );
  return `mailto:${encodeURIComponent(String(fields.Email ?? ""))}?subject=${subject}&body=${body}`;
}

/** @returns null if there is no such row @throws a 404 Response when rows of this table have no page */
export async function loadRecord(
  db: Database,
  table: ServerTable,
  id: string,
  { change, organisation, now }: { change: string | null; organisation: string; now: Date },
) {
  const { kind, queries, recordPage } = table;
  if (!recordPage) throw new Response(null, { status: 404 });
  const found = await findRow(db, queries, id);
  if (!found) return null;
  const { identity } = table;
  const name = identity.map((column) => found.shown[column]).find((value) => typeof value === "string") ?? id;
  return {
    name,
    shown: found.shown,
    fields: Object.entries(found.fields).filter(([label]) => !Object.hasOwn(notSubmitted, label)),
    labels: String(found.fields.Labels ?? ""),
    phone: readPhones(String(found.fields.Phone ?? "")),
    mailTo: mailTo(recordPage.mailAbout, found.fields, organisation),
    response: queries.respondable && (await loadResponse(db, queries.respondable, id)),
    history: await listHistory(db, { kind, table: queries.table, id }),
    notice: await loadNotice(db, table, change, now),
    now: now.toISOString(),
  };
}

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
