import type { Database } from "~/database/open-database.server";
import type { Language } from "~/lib/contexts";
import { listPhones } from "./facts.queries.server";

const NUMBER = /(\d{3})\)?[-. ](\d{3})[-. ](\d{4})/;

/** Lists the first number of each state's office, ten digits, by the state's code: for Spanish that of its line, if there is one. */
export async function listOfficePhones(db: Database, language: Language): Promise<Record<string, string>> {
  const phones = await listPhones(db, "phone");
  if (language === "es") phones.push(...(await listPhones(db, "spanish_line")));
  return Object.fromEntries(
    phones.flatMap(({ state, value }) => {
      const [found, ...parts] = NUMBER.exec(value ?? "") ?? [];
      return found === undefined ? [] : [[state, parts.join("")]];
    }),
  );
}
