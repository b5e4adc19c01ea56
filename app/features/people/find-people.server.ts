import type { Database } from "~/database/open-database.server";
import { foldText } from "~/lib/text/fold";
import { excerpt } from "./excerpt";
import { personKind, personPath, rowPath } from "./people-paths";
import { listAllFrom } from "./person.queries.server";
import type { FoundRow } from "./search-everything.queries.server";

const SHOWN = 8;
const ROWS_OF_EACH = 5;

/** A result as it is shown, with what was looked for marked. */
export function hitOf(row: FoundRow, words: readonly string[]) {
  const { kind, id, name, email, text, at, about, danger, state } = row;
  return {
    kind,
    id,
    to: rowPath(kind, id, about),
    name: excerpt(name, words),
    email: excerpt(email ?? "", words),
    text: excerpt(text, words),
    at,
    isUrgent: danger !== null,
    state,
  };
}

export type SearchHit = ReturnType<typeof hitOf>;

/** A company's rows are named after it and the contact person, and reports after the entry they are about. */
export function nameOfPerson({ kind, name }: Pick<FoundRow, "kind" | "name">): string {
  if (kind === "report") return "";
  return (kind === "partnership" ? (/\(([^()]*)\)$/.exec(name)?.[1] ?? name) : name).trim();
}

interface Candidate {
  email: string;
  /** Its rows that were found. */
  keys: string[];
  /** 0 is first. */
  rank: number;
  at: string;
}

/** Who has the words in the name or the address stands before who wrote them; suspected spam is last. */
function rankOf(row: FoundRow, words: readonly string[]): number {
  const who = foldText(`${row.kind === "report" ? "" : row.name} ${row.email}`);
  if (row.kind === "spam") return 3;
  return words.every((word) => who.includes(word)) ? 1 : 2;
}

/**
 * People by the addresses of found rows, each once, with what else came from there or was written to it.
 *
 * @param address that was looked for: its owner is the first
 */
export async function findPeople(
  db: Database,
  found: readonly FoundRow[],
  { words, address }: { words: readonly string[]; address: string | undefined },
) {
  const candidates = new Map<string, Candidate>();
  if (address) candidates.set(address.toLowerCase(), { email: address, keys: [], rank: 0, at: "" });
  for (const row of found) {
    const email = row.email ?? "";
    const known = candidates.get(email.toLowerCase()) ?? { email, keys: [], rank: 4, at: "" };
    known.keys.push(`${row.kind} ${row.id}`);
    known.rank = Math.min(known.rank, rankOf(row, words));
    if (row.at > known.at) known.at = row.at;
    candidates.set(email.toLowerCase(), known);
  }
  const first = [...candidates.values()].sort(
    (one, other) => one.rank - other.rank || (one.at < other.at ? 1 : -1),
  );
  const people: FoundPerson[] = [];
  for (const candidate of first.slice(0, SHOWN)) {
    const person = await personOf(db, candidate, words);
    if (person) people.push(person);
  }
  return people;
}

async function personOf(db: Database, { email, keys }: Candidate, words: readonly string[]) {
  const { rows, count } = await listAllFrom(db, email, { first: keys, limit: ROWS_OF_EACH });
  const [newest] = rows;
  if (!newest) return undefined;
  const own = rows.flatMap(({ kind, id }) => {
    const known = personKind(kind);
    return known ? [personPath(known, id)] : [];
  });
  const name = rows.map(nameOfPerson).find((text) => text !== "") ?? "";
  return {
    email,
    name: excerpt(name, words),
    address: excerpt(email, words),
    to: own[0] ?? rowPath(newest.kind, newest.id, newest.about),
    count,
    rows: rows.map((row) => hitOf(row, words)),
  };
}

export type FoundPerson = NonNullable<Awaited<ReturnType<typeof personOf>>>;
