import type { PageSlice } from "~/lib/filter-query";
import type { RichText } from "~/lib/text/rich-text";
import type { CellValue } from "./admin-table";
import type { ListQuery } from "./list-query";

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

export interface TableData {
  rows: ShownRow[];
  slice: PageSlice;
  /** More rows match than the total says. */
  isMore?: boolean | undefined;
  query: ListQuery;
  now: string;
  notice: ChangeNotice | undefined;
}
