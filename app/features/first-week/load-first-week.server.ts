import { nameInSpanish, spanishStateName } from "~/content/es/states";
import { languageOf } from "~/content/page";
import { nameInText, parseState, stateName } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import { findUnemploymentOffice } from "~/features/states/office.server";

/** Finds the unemployment office of the state in the URL, if there is one. */
export async function loadFirstWeek(db: Database, url: URL) {
  const code = parseState(url.searchParams.get("state"));
  if (code === undefined) return { state: null, office: null };
  const language = languageOf(url.pathname);
  const office = (await findUnemploymentOffice(db, code, language)) ?? null;
  const names =
    language === "es"
      ? { name: spanishStateName(code), inText: nameInSpanish(code) }
      : { name: stateName(code) ?? code, inText: nameInText(code) };
  return { state: { code, ...names }, office };
}
