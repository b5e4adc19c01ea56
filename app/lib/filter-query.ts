const MAX_CHARACTERS = 100;

export function readText(params: URLSearchParams, name: string): string {
  return Array.from((params.get(name) ?? "").trim().replace(/\s+/g, " "))
    .slice(0, MAX_CHARACTERS)
    .join("")
    .trim();
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
