import type { Database } from "~/database/open-database.server";
import { listPhones } from "./facts.queries.server";

const NUMBER = /(\d{3})\)?[-. ](\d{3})[-. ](\d{4})/;

/** Lists the first number of each state's office, ten digits, by the state's code. */
export async function listOfficePhones(db: Database): Promise<Record<string, string>> {
  const phones = await listPhones(db);
  return Object.fromEntries(
    phones.flatMap(({ state, value }) => {
      const [found, ...parts] = NUMBER.exec(value ?? "") ?? [];
      return found === undefined ? [] : [[state, parts.join("")]];
    }),
  );
}
