import { pathIn } from "~/content/page";
import type { Language } from "~/lib/contexts";

/** @param entry its number, or for what a page says the code of its state or the end of its address */
export function reportHref(entry: number | string, language: Language = "en"): `/${string}` {
  return pathIn(language, `/services/support-and-resources/report?entry=${entry}`);
}

/** The number of an entry as an address or a form gives it; undefined when it is none. */
export function readEntry(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
