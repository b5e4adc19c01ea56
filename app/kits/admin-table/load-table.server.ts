import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { readPhones } from "~/lib/phone/read-phones.server";
import { parseRichText } from "~/lib/text/plain-text.server";
import type { CellValue } from "./admin-table";
import { findOnlyRow } from "./changes.queries.server";
import { buildFilter } from "./filter.queries.server";
import type { ListQuery, TableQuery } from "./list-query";
import { findRow, listRows } from "./list-rows.queries.server";
import { loadResponse } from "./respond.server";
import { dangerField, listHistory, responseFields } from "./responses.queries.server";
import { recordCopy } from "./table.copy";
import type { ChangeNotice, ChoiceCounts, TableData } from "./table-data";
import type { ServerTable } from "./table-queries";
import { canUndo, findChange, nameOfRow } from "./undo.queries.server";

/** No more rows are read for one filter: of a longer list each choice is counted as "120+". */
const READ_LIMIT = 2000;

interface Counted {
  filter: string;
  found: number;
  /** A JSON list in the order of the choices. */
  counts: string;
}

/**
 * What each choice of each filter would list beside the choices of the others, in one statement. Nothing while somebody
 * searches, when finding the rows to count costs as much as the list.
 */
export async function countChoices(
  db: Database,
  { queries, filters }: Pick<ServerTable, "queries" | "filters">,
  { q, choices }: Pick<ListQuery, "q" | "choices">,
  now: Date,
): Promise<ChoiceCounts> {
  if (q !== "") return {};
  const arms = await Promise.all(
    filters.map(async ({ name, choices: options, ofPage, isTick }) => {
      const condition = queries.filters[name];
      if (ofPage || isTick || !condition) return [];
      const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
      const { conditions } = await buildFilter(db, queries, { q: "", choices: others }, now);
      const column = (place: number) => sql.ref(`choice${place}`);
      return [
        sql`select ${name} as filter, count(*) as found,
            json_array(${sql.join(options.map((_, place) => sql`coalesce(sum(${column(place)}), 0)`))}) as counts
          from (select ${sql.join(options.map(({ value }, place) => sql`${condition(value, now)} as ${column(place)}`))}
            from ${sql.table(queries.table)} where ${conditions} limit ${READ_LIMIT})`,
      ];
    }),
  );
  if (arms.flat().length === 0) return {};
  const { rows } = await sql<Counted>`${sql.join(arms.flat(), sql` union all `)}`.execute(db);
  return Object.fromEntries(
    rows.map(({ filter, found, counts }) => {
      const options = filters.find(({ name }) => name === filter)?.choices ?? [];
      const numbers = counts.match(/\d+/g) ?? [];
      const byValue = options.map(({ value }, place) => [value, Number(numbers[place])] as const);
      return [filter, { of: Object.fromEntries(byValue), isMore: found >= READ_LIMIT }];
    }),
  );
}

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
