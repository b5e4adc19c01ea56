import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { readText } from "~/lib/filter-query";
import { type AdminTable, type ListedTable, recordPath } from "./admin-table";

export interface ListQuery {
  q: string;
  /** Values by filter. */
  choices: Record<string, string>;
  sort: { column: string; descending: boolean };
  /** From 1. */
  page: number;
}

const NEWEST = { column: "created_at", descending: true };

/** Reads a table's part of the URL; unknown filters, choices and columns are ignored. */
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

/** A URL with some parameters changed; empty ones and transient ones are left out. */
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

export function withoutTransientParams(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !TRANSIENT_PARAMS.includes(name)));
}

/** Parameters that say once what has just been done. */
export const TRANSIENT_PARAMS = ["change", "send", "refresh", "confirm", "preview", SENT_PARAMETER];

/** In the URL of an action: the row on the page of which the form was. */
export const ROW_PARAMETER = "row";

/** Where the form of an action was: the page of a row, or the same view of the table. */
export function returnUrl(table: AdminTable, search: URLSearchParams, change = ""): `/${string}` {
  const row = search.get(ROW_PARAMETER);
  if (row === null) return tableUrl(table, search, { change });
  return withParams(recordPath(table, row), search, { [ROW_PARAMETER]: "", change });
}

export function tableUrl(
  table: AdminTable,
  search: URLSearchParams,
  changes: Record<string, string> = {},
): `/${string}` {
  return withParams(table.path, search, changes, `${table.kind}-table`);
}

/** The parameter `sort` after a click on a column's heading: ascending first, then descending. */
export function sortParam({ sort }: ListQuery, column: string): string {
  return sort.column === column && !sort.descending ? `-${column}` : column;
}

/** @param row the row on the page of which the form is */
export function actionUrl(table: AdminTable, search: URLSearchParams, row = ""): `/${string}` {
  return withParams(`/admin/dashboard/changes/${table.kind}`, search, { [ROW_PARAMETER]: row });
}
