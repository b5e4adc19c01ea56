import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { readText } from "~/lib/filter-query";
import { type ListedTable, type RecordTable, recordPath } from "./record-table";

/** What a table shows: everything about it that stands in the address. */
export interface ListQuery {
  q: string;
  /** The chosen value of each filter that is on. */
  choices: Record<string, string>;
  sort: { column: string; descending: boolean };
  /** From 1. */
  page: number;
}

/** Where nothing else is asked for: the newest first. */
const NEWEST = { column: "created_at", descending: true };

/** Reads a table's part of the address. What is not among its filters and columns is as if it were not there. */
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

/** Whether anything narrows the list. */
export function isFiltered({ q, choices }: ListQuery): boolean {
  return q !== "" || Object.keys(choices).length > 0;
}

/**
 * The address of the page with some parameters changed. Those that become empty are left out, and what a finished
 * action had added goes too.
 */
export function changedAddress(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string>,
  anchor = "",
): `/${string}` {
  const params = lasting(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return `/${path.slice(1)}${params.size > 0 ? `?${params}` : ""}${anchor && `#${anchor}`}`;
}

/** What an address says without what it tells of a finished action. */
export function lasting(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !passing.includes(name)));
}

/** Parameters that tell what has just been done. */
export const passing = ["change", "send", "refresh", "confirm", "preview", SENT_PARAMETER];

/** In the address of a change: the row on whose page it was made. */
export const ROW_PARAMETER = "row";

/** Where a change leads back to: the page of the row it was made on, or the table as it was. */
export function afterChange(table: RecordTable, search: URLSearchParams, change = ""): `/${string}` {
  const row = search.get(ROW_PARAMETER);
  if (row === null) return tableAddress(table, search, { change });
  return changedAddress(recordPath(table, row), search, { [ROW_PARAMETER]: "", change });
}

/** The table itself, in a tab that shows what the address of any of its pages says. */
export function tableAddress(
  table: RecordTable,
  search: URLSearchParams,
  changes: Record<string, string> = {},
): `/${string}` {
  return changedAddress(table.path, search, changes, `${table.kind}-table`);
}

/** What heading a click on a column leads to: the other direction of the same column, or that column upwards. */
export function sortAddressValue({ sort }: ListQuery, column: string): string {
  return sort.column === column && !sort.descending ? `-${column}` : column;
}
