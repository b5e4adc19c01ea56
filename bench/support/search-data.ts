import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";

const BATCH = 400;
const PLACES = [
  { geographic_scope: "National (US)", country: "US", state: null },
  { geographic_scope: "Ohio", country: "US", state: "OH" },
  { geographic_scope: "Texas", country: "US", state: "TX" },
  { geographic_scope: "California", country: "US", state: "CA" },
  { geographic_scope: "Canada", country: "CA", state: null },
  { geographic_scope: "UK", country: "GB", state: null },
  { geographic_scope: "Florida", country: "US", state: "FL" },
  { geographic_scope: "Oregon", country: "US", state: "OR" },
];

/** A rare word in most rows, as the names of people and firms are. */
const name = (index: number) => `${"bcdfghklmnprst"[index % 14]}o${(index * 7919).toString(36)}`;

async function insertInBatches<T>(
  count: number,
  rowOf: (index: number) => T,
  insert: (batch: readonly T[]) => Promise<unknown>,
) {
  for (let start = 0; start < count; start += BATCH)
    await insert(Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => rowOf(start + index)));
}

function pickFrom<T>(list: readonly T[], at: number): T {
  const picked = list[at % list.length];
  if (picked === undefined) throw new Error("The seeds are empty");
  return picked;
}

/**
 * Adds variants of the entries in the directory until there are `count`: other names, places and halves of texts. None of
 * those of single states, since a state has one unemployment office.
 */
export async function fillResources(db: Database, count: number): Promise<void> {
  const seeds = await db.selectFrom("support_resources").selectAll().execute();
  const copied = seeds.filter(({ state }) => state === null);
  const rowOf = (index: number) => {
    const { id: _id, version: _version, ...seed } = pickFrom(copied, index);
    const other = pickFrom(copied, index * 31 + 7);
    return {
      ...seed,
      title: `${seed.title} ${name(index)}`,
      organization: `${other.organization} ${name(index + 1)}`,
      description: `${seed.description} ${other.description.slice(0, 60)}`,
      ...pickFrom(PLACES, index),
    };
  };
  await insertInBatches(count - seeds.length, rowOf, (batch) =>
    db.insertInto("support_resources").values(batch).execute(),
  );
}

type Article = Pick<Row<"articles">, "title" | "summary" | "source">;

/** A headline of the first half of one and the second half of another. */
function mix(one: Article, other: Article, index: number): Article {
  const half = (text: string, from: 0 | 1) => {
    const words = text.split(" ");
    const middle = Math.ceil(words.length / 2);
    return (from === 0 ? words.slice(0, middle) : words.slice(middle)).join(" ");
  };
  return {
    title: `${half(one.title, 0)} ${name(index)} ${half(other.title, 1)}`,
    summary: `${half(one.summary, 0)} ${half(other.summary, 1)} ${name(index + 3)}`,
    source: other.source,
  };
}

/** Adds articles made of halves of those that are there until there are `count`, spread over years. */
export async function fillArticles(db: Database, count: number): Promise<void> {
  const seeds = await db.selectFrom("articles").selectAll().execute();
  const added = count - seeds.length;
  // The oldest first, as they arrive: an index that grows at its end is written faster.
  const rowOf = (place: number) => {
    const index = added - 1 - place;
    return {
      ...mix(pickFrom(seeds, index), pickFrom(seeds, index * 17 + Math.floor(index / seeds.length)), index),
      url: `https://example.org/${index}`,
      published_date: new Date(Date.UTC(2026, 10, 20) - index * 600_000).toISOString().slice(0, 10),
      created_at: "2026-11-20T00:00:00.000Z",
    };
  };
  await insertInBatches(added, rowOf, (batch) => db.insertInto("articles").values(batch).execute());
}
