import type { PageSlice } from "~/lib/pager";
import type { RichText } from "~/lib/rich-text";
import type { ListQuery } from "./list-query";
import type { CellValue } from "./record-table";

/** A row as it is drawn; cells with markup are read already. */
export type ShownRow = { id: string } & Record<string, CellValue | RichText>;

/** What has just been done to a table, and whether it can be undone. */
export interface ChangeNotice {
  id: string;
  action: "delete" | "status";
  status: string | null;
  count: number;
  undone: boolean;
  canUndo: boolean;
}

/** What a table on a page is drawn from. */
export interface TableData {
  rows: ShownRow[];
  slice: PageSlice;
  query: ListQuery;
  /** ISO timestamp of the moment it was read. */
  now: string;
  notice: ChangeNotice | undefined;
}
