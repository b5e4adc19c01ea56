import type { Badge } from "~/content/types";
import type { AuditedKind } from "~/kits/audit-log/audit-log.queries.server";

export type CellValue = string | number | null;

export type TableRow = { id: string } & Record<string, CellValue>;

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
  | "person"
  | "folded"
  | "session";

export interface TableColumn {
  id: string;
  label: string;
  format?: CellFormat;
  /** Another field of the row, below this one in its cell. */
  below?: string;
  sortable?: boolean;
  tones?: Readonly<Record<string, Badge["tone"]>>;
  /** Rows that visitors do not see are marked in this column. */
  marksHidden?: boolean;
}

export interface Choice {
  value: string;
  label: string;
  /** Pressed while the focus is in the row, on a page that has keys. */
  key?: string;
}

export interface TableFilter {
  name: string;
  label: string;
  all: string;
  choices: readonly Choice[];
  /** Filters the whole page and stands beside the date range. */
  ofPage?: boolean;
  /** A checkbox for its only choice, instead of a select. */
  isTick?: boolean;
}

export interface ListedTable {
  kind: string;
  path: `/admin/${string}`;
  heading: string;
  search?: string;
  filters: readonly TableFilter[];
  columns: readonly TableColumn[];
  /** Two tables on one page need two. */
  pageParameter: string;
  /** Default when the URL names none; else newest first. */
  order?: { column: string; descending: boolean };
  /** Always limited to the date range of its page. */
  isOfRange?: true;
}

/** As the browser knows it (staff specification, section 2). */
export interface AdminTable<Kind extends AuditedKind = AuditedKind> extends ListedTable {
  /** In URLs and in the audit log. */
  kind: Kind;
  /** In URLs instead, of a second table of one kind. */
  name?: string;
  noun: { one: string; many: string };
  pageSize: number;
  /** Columns that identify a row, best first. */
  identity: readonly string[];
  /** A row is one of many alike: only its kind tells what it is. */
  isAnonymous?: true;
  /** `asButtons`: a button for each other status, instead of a select; `letters`: those that people are written about. */
  status?: {
    choices: readonly Choice[];
    label: string;
    asButtons?: boolean;
    letters?: readonly string[];
  };
  /** Rows have pages of their own; `mailAbout`: "your message". */
  recordPage?: { mailAbout: string };
  /** Error catalogue (section 8), word for word. */
  errors: { delete: string; status?: string };
  empty: string;
}

export function counted(noun: AdminTable["noun"], count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun.one : noun.many}`;
}

export function recordPath(table: Pick<AdminTable, "path">, id: string): `/admin/${string}` {
  return `${table.path}/${encodeURIComponent(id)}`;
}

export function statusLabel({ status }: Pick<AdminTable, "status">, value: string): string {
  return status?.choices.find((choice) => choice.value === value)?.label ?? value;
}

export const responseFilter: TableFilter = {
  name: "filter",
  label: "Answer",
  all: "Answered or not",
  choices: [
    { value: "waiting", label: "Waiting for an answer" },
    { value: "overdue", label: "Overdue" },
    { value: "snoozed", label: "Snoozed" },
    { value: "answered", label: "Answered" },
  ],
};
