import { pathIn } from "~/content/page";
import type { Language } from "~/lib/contexts";

/** Parameter with the query of the list that one came from. */
export const RESULTS = "results";

/**
 * @param entry its number, or for what a page says the code of its state or the end of its address
 * @param results the address of the list that it stands in
 */
export function reportHref(
  entry: number | string,
  language: Language = "en",
  results: `/${string}` = "/",
): `/${string}` {
  const [, query = ""] = /\?([^#]*)/.exec(results) ?? [];
  const params = new URLSearchParams({ entry: String(entry), ...(query && { [RESULTS]: query }) });
  return pathIn(language, `/services/support-and-resources/report?${params}`);
}

/** The number of an entry as an address or a form gives it; undefined when it is none. */
export function readEntry(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
