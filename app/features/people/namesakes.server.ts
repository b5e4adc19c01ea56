import type { Database } from "~/database/open-database.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { foldLetters } from "~/lib/text/fold";
import { type PersonKind, personKinds, personPath } from "./people-paths";
import { searchKind } from "./search-everything.queries.server";

export interface Namesake {
  name: string;
  email: string;
  to: `/admin/${string}`;
}

const MAX_NAMES = 3;
const MAX_ROWS = 30;
const MAX_NAMESAKES = 5;

/** Words in any order: forms ask for names in different ways. */
const nameKey = (name: string) => (foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(" ");

/** A first name alone belongs to many. */
const tellsApart = (key: string) => key.includes(" ") && key.length >= 7;

const addressOf = (email: string) => addressKey(email) ?? email.toLowerCase();

/** Rows with the same name and another address. */
export async function findNamesakes(
  db: Database,
  { names, email }: { names: readonly string[]; email: string },
): Promise<Namesake[]> {
  const keys = [...new Set(names.map(nameKey))].filter(tellsApart).slice(0, MAX_NAMES);
  const found = new Map<string, Namesake>();
  const add = (kind: PersonKind, row: { id: string; name: string; email: string | null }) => {
    if (!row.email || found.size >= MAX_NAMESAKES) return;
    const address = addressOf(row.email);
    if (address === addressOf(email) || found.has(address) || !keys.includes(nameKey(row.name))) return;
    found.set(address, { name: row.name, email: row.email, to: personPath(kind, row.id) });
  };
  for (const key of keys) {
    for (const kind of personKinds) {
      // Reports have the title of a resource for a name.
      if (kind === "report") continue;
      const { rows } = await searchKind(db, kind, { q: key, shown: MAX_ROWS, most: MAX_ROWS });
      for (const row of rows) add(kind, row);
    }
  }
  return [...found.values()];
}
