import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { readText } from "~/lib/filter-query";
import { readDateRange } from "~/lib/time/date-range";
import { localTimestampsOf } from "~/lib/time/dates";
import { type AdminTable, type ListedTable, recordPath, type TableFilter } from "./admin-table";

export interface ListQuery {
  q: string;
  choices: Record<string, string>;
  sort: { column: string; descending: boolean };
  page: number;
}

export const NEWEST = { column: "created_at", descending: true };

export function readListQuery(table: ListedTable, search: URLSearchParams): ListQuery {
  const choices: Record<string, string> = {};
  for (const { name, choices: known } of table.filters) {
    const value = search.get(name) ?? "";
    if (known.some((choice) => choice.value === value)) choices[name] = value;
  }
  return {
    q: table.search ? readText(search, "q").replace(/\p{Cc}/gu, "") : "",
    choices,
    sort: readSort(table, search.get("sort") ?? ""),
    page: readPageNumber(search.get(table.pageParameter) ?? ""),
  };
}

function readSort(table: ListedTable, text: string): ListQuery["sort"] {
  const column = text.replace(/^-/, "");
  const isKnown = table.columns.some(({ id, sortable }) => id === column && sortable);
  return isKnown ? { column, descending: text.startsWith("-") } : (table.order ?? NEWEST);
}

function readPageNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

export function isFiltered({ q, choices }: ListQuery): boolean {
  return q !== "" || Object.keys(choices).length > 0;
}

/** For the audit log, without the search text, which is often a name or an email address. */
export function loggedFilters({ q, choices }: Pick<ListQuery, "q" | "choices">): Record<string, unknown> {
  return { ...(q !== "" && { searched: true }), choices };
}

/** Leaves out empty and transient parameters. */
export function withParams(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string>,
  anchor = "",
): `/${string}` {
  const params = withoutTransientParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return `/${path.slice(1)}${params.size > 0 ? `?${params}` : ""}${anchor && `#${anchor}`}`;
}

/** Longer than every list's own parameters, of which a search text is the longest with 100 characters. */
const MAX_CARRIED = 1000;

/**
 * What the links of a page carry on: the first value of each name. A page has hundreds of links, each of which would be
 * as long as the address that somebody has asked for.
 */
export function withoutTransientParams(search: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  let room = MAX_CARRIED;
  for (const [name, value] of search) {
    if (TRANSIENT_PARAMS.includes(name) || carried.has(name) || name.length > room) continue;
    const shown = value.slice(0, room - name.length);
    carried.append(name, shown);
    room -= name.length + shown.length;
  }
  return carried;
}

/** Ids of the row that a change began at and of its neighbors, in the order in which to return to them. */
export const PLACE_PARAMETER = "place";

/** Says to how many a letter went with a change. */
export const TOLD_PARAMETER = "told";

export const TRANSIENT_PARAMS = [
  "change",
  TOLD_PARAMETER,
  "campaign",
  "refresh",
  "confirm",
  "preview",
  PLACE_PARAMETER,
  SENT_PARAMETER,
];

/** Names the template of a reply on a row's page, or the status whose letter it is. */
export const LETTER_PARAMETER = "template";

export const ROW_PARAMETER = "row";

/** Of the row to return to, also without script. */
export const PLACE_ID = "place";

/** @returns the row to return to, of those on the page */
export function placeIn(rows: readonly { id: string }[], search: URLSearchParams): string | undefined {
  const ids = (search.get(PLACE_PARAMETER) ?? "").split(",");
  return ids.find((id) => rows.some((row) => row.id === id));
}

export function returnUrl(table: AdminTable, search: URLSearchParams, change = "", told = 0): `/${string}` {
  const done = { change, [TOLD_PARAMETER]: told > 0 ? String(told) : "" };
  const row = search.get(ROW_PARAMETER);
  const place = search.get(PLACE_PARAMETER) ?? "";
  if (row === null && place !== "")
    return withParams(table.path, search, { ...done, [PLACE_PARAMETER]: place }, PLACE_ID);
  if (row === null) return tableUrl(table, search, done);
  return withParams(recordPath(table, row), search, { [ROW_PARAMETER]: "", ...done });
}

export function tableUrl(
  table: AdminTable,
  search: URLSearchParams,
  changes: Record<string, string> = {},
): `/${string}` {
  return withParams(table.path, search, changes, `${table.kind}-table`);
}

/** Ascending first, then descending. */
export function sortParam({ sort }: ListQuery, column: string): string {
  return sort.column === column && !sort.descending ? `-${column}` : column;
}

/** Of a table in URLs. */
export const tableName = ({ kind, name = kind }: Pick<AdminTable, "kind" | "name">): string => name;

/** @param row whose page to return to @param place in the list */
export function actionUrl(
  table: AdminTable,
  search: URLSearchParams,
  { row = "", place = "" }: { row?: string; place?: string } = {},
): `/${string}` {
  const changes = { [ROW_PARAMETER]: row, [PLACE_PARAMETER]: place };
  return withParams(`/admin/dashboard/changes/${tableName(table)}`, search, changes);
}

const NAME = "rows";
const LABEL = "Only rows of this date range";

/** Off by default: a list has every row, whatever the date range. */
export const rangeFilter: TableFilter = {
  name: NAME,
  label: LABEL,
  all: "",
  choices: [{ value: "range", label: LABEL }],
  isTick: true,
};

/** All that the query of a page asks for about a table. */
export interface TableQuery {
  list: ListQuery;
  /** With the moments of the page's range, where only its rows are listed. */
  choices: ListQuery["choices"];
  /** "2026-10-01-to-2026-10-31" of a list that was limited to the range. */
  rangeName: string | undefined;
  /** Why the range is not the one asked for: its rows could be taken for others, in a file and in a bulk change. */
  problem: string | undefined;
  /** Id of a change, for the notice with Undo. */
  change: string | null;
}

export function readTableQuery(table: ListedTable, search: URLSearchParams, now: Date): TableQuery {
  const list = readListQuery(table, search);
  const change = search.get("change");
  const { [NAME]: ticked, ...others } = list.choices;
  if (ticked === undefined && !table.isOfRange)
    return { list, choices: list.choices, rangeName: undefined, problem: undefined, change };
  const { range, problem } = readDateRange(search, now);
  const { start, end } = localTimestampsOf(range);
  return {
    list,
    choices: { ...others, from: start, before: end },
    rangeName: ticked && `${range.from}-to-${range.to}`,
    problem,
    change,
  };
}
