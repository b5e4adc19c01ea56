import type { PageSlice } from "~/lib/pager";
import type { RichText } from "~/lib/rich-text";
import type { CellValue } from "./admin-table";
import type { ListQuery } from "./list-query";

/** A row for the page; cells with markup are parsed already. */
export type ShownRow = { id: string } & Record<string, CellValue | RichText>;

export interface ChangeNotice {
  id: string;
  action: "delete" | "status";
  status: string | null;
  count: number;
  undone: boolean;
  canUndo: boolean;
}

export interface TableData {
  rows: ShownRow[];
  slice: PageSlice;
  query: ListQuery;
  /** ISO timestamp of when it was read. */
  now: string;
  notice: ChangeNotice | undefined;
}
