export interface PageSlice {
  /** From 1, clamped to the existing pages. */
  page: number;
  pageCount: number;
  offset: number;
  /** From 1; both 0 in an empty list. */
  from: number;
  to: number;
  total: number;
}

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

/** Centred on the current page, shifted at the ends (public specification, section 9). */
export function pageWindow({ page, pageCount }: { page: number; pageCount: number }, most = 5): number[] {
  const length = Math.min(most, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
