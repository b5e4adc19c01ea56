import type { PageSlice } from "~/lib/filter-query";
import type { RichText } from "~/lib/text/rich-text";
import type { CellValue } from "./admin-table";
import type { ListQuery } from "./list-query";

export interface NamedRow {
  id: string;
  name: string;
  status: string;
}

export interface Confirmation {
  kind: "confirm";
  scope: "rows" | "matching";
  ids: string[];
  /** Empty for a deletion. */
  status: string;
  count: number;
  /** Confirms exactly these rows. */
  checksum: string;
  /** ISO timestamp of the page load; empty if unknown. */
  loadedAt: string;
  again: boolean;
  /** Filters; empty where the rows were ticked. */
  criteria: string[];
  rows: NamedRow[];
  /** Goes with the status to those who are chosen, where somebody says so; what is of each person stands in braces. */
  letter: { subject: string; text: string } | null;
  /** Set by others since the page load. */
  concurrent: { count: number; rows: (NamedRow & { by: string; at: string })[] };
}

export type ActionResult =
  | Confirmation
  | { kind: "conflict"; id: string; status: string; now: string; by: string; at: string }
  | { kind: "problem"; text: string };

export type ShownRow = { id: string } & Record<string, CellValue | RichText>;

export interface ChangeNotice {
  id: string;
  action: "delete" | "status";
  status: string | null;
  count: number;
  /** How many it was to be, of a change that was interrupted. */
  expected?: number | undefined;
  /** Id of the row, when it is one. */
  row: string | undefined;
  /** Of the row, when it is one. */
  name: string | undefined;
  undone: boolean;
  canUndo: boolean;
}

/** By filter, how many rows each choice has; `isMore`: at least. */
export type ChoiceCounts = Record<string, { of: Record<string, number>; isMore: boolean }>;

export interface TableData {
  rows: ShownRow[];
  slice: PageSlice;
  /** More rows match than the total says. */
  isMore?: boolean | undefined;
  query: ListQuery;
  counts: ChoiceCounts;
  now: string;
  notice: ChangeNotice | undefined;
}
