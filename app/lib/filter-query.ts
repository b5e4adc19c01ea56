const MAX_WORDS = 100;
/** Of what visitors search for: what somebody needs may stand in the last sentence of a story. */
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
