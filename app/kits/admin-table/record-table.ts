/** The tables of the dashboard, by the name that stands in addresses and in the audit log. */
export type RecordKind =
  | "newsletter"
  | "survey"
  | "volunteer"
  | "partnership"
  | "contact"
  | "analytics"
  | "article";

export type CellValue = string | number | null;

/** A row of a table, by the ids of its columns. */
export type RecordRow = { id: string } & Record<string, CellValue>;

/** How a cell is drawn; plain text unless said otherwise. */
export type CellLook =
  | "text"
  | "email"
  | "code"
  | "badge"
  | "long"
  | "html"
  | "time"
  | "day"
  | "yes-no"
  | "wishes"
  | "status"
  | "waiting"
  | "session";

export interface RecordColumn {
  id: string;
  label: string;
  look?: CellLook;
  sortable?: boolean;
  /** Rows that visitors do not see are marked in this column. */
  marksHidden?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** A select above a table. Its value stands in the address under `name`. */
export interface RecordFilter {
  name: string;
  label: string;
  /** The first choice, which filters nothing. */
  all: string;
  choices: readonly Choice[];
  /** It concerns the whole page, not the table alone, and stands beside the date range. */
  ofPage?: boolean;
}

/** What the browser needs to know of a table: columns, filters and words (staff specification, section 2). */
export interface RecordTable {
  kind: RecordKind;
  /** The page it stands on. */
  path: `/admin/dashboard/${string}`;
  heading: string;
  noun: { one: string; many: string };
  /** Placeholder of the search box, which names the fields that are searched. */
  search?: string;
  filters: readonly RecordFilter[];
  columns: readonly RecordColumn[];
  pageSize: number;
  /** The parameter that holds the page: two tables on one page need two. */
  pageParameter: string;
  /** What can be set in the row, by the column it is shown in. */
  status?: { choices: readonly Choice[]; label: string };
  /** Whether a row opens to a page of its own. */
  opens: boolean;
  /** Error catalogue (section 8), word for word. */
  errors: { delete: string; status?: string };
  empty: string;
}

/** What of a table its address, its filters and its headings need: lists that are no table of a tab have it too. */
export interface ListedTable extends Pick<RecordTable, "heading" | "filters" | "columns" | "pageParameter"> {
  kind: string;
  path: `/admin/${string}`;
  search?: string;
  /** The order where none is asked for: the newest first unless said otherwise. */
  order?: { column: string; descending: boolean };
}

/** "1 article", "2 articles" */
export function counted(noun: RecordTable["noun"], count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun.one : noun.many}`;
}

/** The page of one row. */
export function recordPath(table: Pick<RecordTable, "path">, id: string): `/admin/dashboard/${string}` {
  return `${table.path}/${encodeURIComponent(id)}`;
}
