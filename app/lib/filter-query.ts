const MAX_WORDS = 100;
/** The limit for visitors: what somebody needs may stand in the last sentence of a story. */
export const MAX_STORY = 1_000;

/** White space as single spaces; what is longer than `most` characters ends with a whole word. */
export function readText(params: URLSearchParams, name: string, most = MAX_WORDS): string {
  const text = (params.get(name) ?? "").trim().replace(/\s+/g, " ");
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const space = characters.slice(0, most + 1).lastIndexOf(" ");
  return characters.slice(0, space > 0 ? space : most).join("");
}

/** 1 when invalid; the caller clamps large numbers. */
export function readPage(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^\d+$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** Leaves out defaults, so that each list has one canonical URL. */
export function filterHref(path: `/${string}`, filters: Record<string, string>, page = 1): `/${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  if (page > 1) params.set("page", String(page));
  const [place, anchor] = path.slice(1).split("#");
  return `/${[place, params.size > 0 && `?${params}`, anchor && `#${anchor}`].filter(Boolean).join("")}`;
}

/** After the last letter, before what is typed is applied. */
export const TYPING_PAUSE_MS = 300;

/** The query of a GET form, without the fields that are empty. */
export function filledFields(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim()) params.append(name, value.trim());
  return params;
}

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
