import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import * as z from "zod";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { articleKey } from "~/features/articles/article-address";
import { markAsMailed } from "~/features/campaigns/weekly/news-items.server";

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });

const articleSeeds = z.strictObject({
  articles: z.array(
    z.strictObject({
      title: text,
      summary: text,
      source: text,
      url: httpUrl,
      published_date: z.iso.date(),
    }),
  ),
});

export const resourceSeeds = z.strictObject({
  resources: z.array(
    z.strictObject({
      /** Never changed: an entry is added to a database once. */
      key: z.string().regex(/^[a-z0-9-]+$/),
      category: text,
      title: text,
      organization: text,
      description: text,
      /** Spanish pages show it on the closed card. */
      summary_es: text.max(100).optional(),
      eligibility_requirements: text.optional(),
      cost: text,
      phone_number: text.optional(),
      hours: text.optional(),
      when_you_call: text.optional(),
      have_ready: text.optional(),
      website_url: httpUrl,
      geographic_scope: text,
      country: z.string().length(2).optional(),
      state: z.string().length(2).optional(),
      languages: z.array(z.string().length(2)).min(1),
      is_online: z.boolean(),
      tags: z.array(text),
      is_active: z.boolean(),
    }),
  ),
});

const stateFactSeeds = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ name: text, link: httpUrl.optional() })),
  facts: z.array(
    z.strictObject({
      state: z.string().length(2),
      fact: text,
      value: z.string(),
      address: httpUrl.optional(),
      note: text.optional(),
      source: text,
      asOf: z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/),
    }),
  ),
});

type SeededTable = "articles" | "support_resources";

/** SQLite's sequence remembers the last id, so a table that staff have emptied stays empty. */
async function wasNeverFilled(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_sequence where name = ${table}`.execute(trx);
  return rows.length === 0;
}

async function wasEmptied(trx: DatabaseTransaction, table: SeededTable): Promise<boolean> {
  if (await wasNeverFilled(trx, table)) return false;
  return (await trx.selectFrom(table).select("id").limit(1).execute()).length === 0;
}

async function listSeededKeys(trx: DatabaseTransaction): Promise<string[]> {
  const rows = await trx.selectFrom("seeded_resources").select("key").execute();
  return rows.map(({ key }) => key);
}

async function insertSeededKeys(trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  for (const key of keys) await trx.insertInto("seeded_resources").values({ key }).execute();
}

/** @returns their ids */
async function insertArticles(trx: DatabaseTransaction, rows: NewRow<"articles">[]): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const { id } = await trx
      .insertInto("articles")
      .values({ ...row, url_key: articleKey(row.url) })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Skips rows whose title and organization another row has. @returns the ids of those added */
async function insertResources(
  trx: DatabaseTransaction,
  rows: NewRow<"support_resources">[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const added = await trx
      .insertInto("support_resources")
      .values(row)
      .onConflict((conflict) => conflict.columns(["title", "organization"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) ids.push(added.id);
  }
  return ids;
}

async function readSeeds<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(JSON.parse(await readFile(path, "utf8")));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${path}: ${issue?.path.join(".")} ${issue?.message}`);
}

async function loadArticles(trx: DatabaseTransaction, folder: string): Promise<number> {
  const { articles } = await readSeeds(join(folder, "articles.json"), articleSeeds);
  const created_at = new Date().toISOString();
  const ids = await insertArticles(
    trx,
    articles.map((article) => ({ ...article, created_at })),
  );
  // They are no news of this week's.
  await markAsMailed(trx, "article", ids);
  return ids.length;
}

type ResourceSeed = z.infer<typeof resourceSeeds>["resources"][number];

function seededColumns({ key: _key, ...seed }: ResourceSeed) {
  return {
    ...seed,
    summary_es: seed.summary_es ?? null,
    eligibility_requirements: seed.eligibility_requirements ?? null,
    phone_number: seed.phone_number ?? null,
    hours: seed.hours ?? null,
    when_you_call: seed.when_you_call ?? null,
    have_ready: seed.have_ready ?? null,
    country: seed.country ?? null,
    state: seed.state ?? null,
    tags: JSON.stringify(seed.tags),
    languages: JSON.stringify(seed.languages),
    is_online: seed.is_online ? (1 as const) : (0 as const),
    is_active: seed.is_active ? (1 as const) : (0 as const),
  };
}

/** Brings what a later version corrects to entries that nobody has changed, checked or written. */
async function correctResources(trx: DatabaseTransaction, seeds: readonly ResourceSeed[]): Promise<void> {
  const stored = await trx
    .selectFrom("support_resources")
    .selectAll()
    .where("version", "=", 1)
    .where(
      sql<boolean>`not exists (select 1 from audit_log
        where audit_log.kind = 'resource' and audit_log.record_id = cast(support_resources.id as text))`,
    )
    .execute();
  const nameOf = (entry: { title: string; organization: string }) => `${entry.title}\n${entry.organization}`;
  const byName = new Map(stored.map((row) => [nameOf(row), row]));
  for (const columns of seeds.map(seededColumns)) {
    const row = byName.get(nameOf(columns));
    if (row === undefined || isDeepStrictEqual({ ...row, ...columns }, { ...row })) continue;
    await trx.updateTable("support_resources").set(columns).where("id", "=", row.id).execute();
  }
}

async function loadResources(trx: DatabaseTransaction, folder: string): Promise<number> {
  const seeds = await readSeeds(join(folder, "resources.json"), resourceSeeds);
  const created_at = new Date().toISOString();
  const known = new Set(await listSeededKeys(trx));
  const added = seeds.resources.filter(({ key }) => !known.has(key));
  await insertSeededKeys(
    trx,
    added.map(({ key }) => key),
  );
  const isNewSite = await wasNeverFilled(trx, "support_resources");
  if (await wasEmptied(trx, "support_resources")) return 0;
  const ids = await insertResources(
    trx,
    added.map((seed) => ({ ...seededColumns(seed), created_at })),
  );
  await correctResources(trx, seeds.resources);
  // What a later version adds is new to readers.
  if (isNewSite) await markAsMailed(trx, "resource", ids);
  return ids.length;
}

/** Adds what a state has no fact for yet: what staff corrected or hid stays so. */
async function loadStateFacts(trx: DatabaseTransaction, folder: string): Promise<number> {
  const { sources, facts } = await readSeeds(join(folder, "state-facts.json"), stateFactSeeds);
  const known = await trx.selectFrom("state_facts").select(["state", "fact"]).execute();
  const names = new Set(known.map(({ state, fact }) => `${state} ${fact}`));
  const created_at = new Date().toISOString();
  const added = facts
    .filter(({ state, fact }) => !names.has(`${state} ${fact}`))
    .map(({ state, fact, value, address = null, note = null, source, asOf }) => ({
      ...{ state, fact, value, address, note, created_at },
      source: sources[source]?.name ?? source,
      source_url: sources[source]?.link ?? null,
      as_of: asOf,
    }));
  if (added.length > 0) await trx.insertInto("state_facts").values(added).execute();
  return added.length;
}

/**
 * One transaction. Articles are added to a table that never held one. Each resource is added once, unless there is one
 * of its title and organization, or staff have emptied the directory: what they edited or deleted stays so.
 *
 * @throws naming the file and the entry that is invalid
 */
export async function loadSeeds(
  db: Database,
  folder: string,
): Promise<{ articles: number; resources: number; stateFacts: number }> {
  return await db.transaction().execute(async (trx) => ({
    articles: (await wasNeverFilled(trx, "articles")) ? await loadArticles(trx, folder) : 0,
    resources: await loadResources(trx, folder),
    stateFacts: await loadStateFacts(trx, folder),
  }));
}
