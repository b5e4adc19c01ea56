/** Where one page of a longer list begins and ends. */
export interface PageSlice {
  /** The page that is shown, from 1: what was asked for, moved to the nearest page that exists. */
  page: number;
  /** At least 1, as an empty list has one empty page. */
  pageCount: number;
  /** Rows before the first one shown. */
  offset: number;
  /** Places of the first and last row shown, counted from 1; both 0 when there is none. */
  from: number;
  to: number;
  total: number;
}

/**
 * The slice of a list that a page shows.
 *
 * @param page the page asked for; anything that does not exist leads to the nearest one that does
 * @param size rows on a page
 */
export function slicePage({ page, total, size }: { page: number; total: number; size: number }): PageSlice {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  const offset = (shown - 1) * size;
  return {
    page: shown,
    pageCount,
    offset,
    from: Math.min(offset + 1, total),
    to: Math.min(offset + size, total),
    total,
  };
}

/**
 * The numbers a pager shows: centred on the current page and moved along at the ends (public specification,
 * section 9).
 *
 * @param most how many numbers at most
 */
export function pageWindow({ page, pageCount }: { page: number; pageCount: number }, most = 5): number[] {
  const length = Math.min(most, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
