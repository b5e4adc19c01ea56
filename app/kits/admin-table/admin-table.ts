import type { Badge } from "~/content/types";
import type { AuditedKind } from "~/server/audit-log.queries.server";

export type CellValue = string | number | null;

export type TableRow = { id: string } & Record<string, CellValue>;

/** "text" unless a column says otherwise. */
export type CellFormat =
  | "text"
  | "email"
  | "code"
  | "badge"
  | "long"
  | "html"
  | "time"
  | "day"
  | "yes-no"
  | "status"
  | "waiting"
  | "session";

export interface TableColumn {
  id: string;
  label: string;
  format?: CellFormat;
  sortable?: boolean;
  /** Colors of a badge by its value; a value without one gets a plain border. */
  tones?: Readonly<Record<string, Badge["tone"]>>;
  /** Rows that visitors do not see are marked in this column. */
  marksHidden?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** A select above a table; its value is the search parameter `name`. */
export interface TableFilter {
  name: string;
  label: string;
  /** The label of the first choice, which filters nothing. */
  all: string;
  choices: readonly Choice[];
  /** It filters the whole page, not the table alone, and stands beside the date range. */
  ofPage?: boolean;
}

export interface ListedTable {
  kind: string;
  path: `/admin/${string}`;
  heading: string;
  /** The placeholder of the search box, which names the columns that are searched; no search without it. */
  search?: string;
  filters: readonly TableFilter[];
  columns: readonly TableColumn[];
  /** The search parameter of the page number: two tables on one page need two. */
  pageParameter: string;
  /** The order where the URL names none; newest first without it. */
  order?: { column: string; descending: boolean };
}

/** A table of the dashboard as the browser knows it (staff specification, section 2). */
export interface AdminTable<Kind extends AuditedKind = AuditedKind> extends ListedTable {
  /** In URLs and in the audit log. */
  kind: Kind;
  path: `/admin/dashboard/${string}`;
  noun: { one: string; many: string };
  pageSize: number;
  /** Columns that tell a row from others, best first. */
  identity: readonly string[];
  status?: { choices: readonly Choice[]; label: string };
  /** The rows have pages of their own, with a mail about this: "your message". */
  recordPage?: { mailAbout: string };
  /** Error catalogue (section 8), word for word. */
  errors: { delete: string; status?: string };
  empty: string;
}

/** "1 article", "2 articles" */
export function counted(noun: AdminTable["noun"], count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun.one : noun.many}`;
}

export function recordPath(table: Pick<AdminTable, "path">, id: string): `/admin/dashboard/${string}` {
  return `${table.path}/${encodeURIComponent(id)}`;
}

export function statusLabel({ status }: Pick<AdminTable, "status">, value: string): string {
  return status?.choices.find((choice) => choice.value === value)?.label ?? value;
}
