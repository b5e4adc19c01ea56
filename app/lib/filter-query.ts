/** Longer search texts are cut: in characters. */
const LONGEST = 100;

/** A search parameter as typed: without spaces around it, of bearable length, empty when missing. */
export function readText(params: URLSearchParams, name: string): string {
  return Array.from((params.get(name) ?? "").trim().replace(/\s+/g, " "))
    .slice(0, LONGEST)
    .join("")
    .trim();
}

/** The page asked for, from 1. Whatever is not a whole number is the first page; too large ones are the list's to clamp. */
export function readPage(params: URLSearchParams): number {
  const text = params.get("page") ?? "";
  return /^\d+$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/**
 * The address of a filtered page. Empty filters and the first page are left out, so that each list has one address.
 *
 * @param path where the list is, with the anchor to land on when there is one
 */
export function filterHref(path: `/${string}`, filters: Record<string, string>, page = 1): `/${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  if (page > 1) params.set("page", String(page));
  const [place, anchor] = path.slice(1).split("#");
  return `/${[place, params.size > 0 && `?${params}`, anchor && `#${anchor}`].filter(Boolean).join("")}`;
}
