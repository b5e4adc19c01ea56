import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import { markAsMailed } from "~/features/campaigns/weekly/news-items.server";
import { articleSeeds, resourceSeeds } from "./seed-schema.server";
import {
  insertArticles,
  insertResources,
  insertSeededKeys,
  listSeededKeys,
  wasEmptied,
  wasNeverFilled,
} from "./seeds.queries.server";

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
    added.map(({ key: _key, ...resource }) => ({
      ...resource,
      eligibility_requirements: resource.eligibility_requirements ?? null,
      phone_number: resource.phone_number ?? null,
      country: resource.country ?? null,
      state: resource.state ?? null,
      tags: JSON.stringify(resource.tags),
      languages: JSON.stringify(resource.languages),
      is_online: resource.is_online ? (1 as const) : (0 as const),
      is_active: resource.is_active ? (1 as const) : (0 as const),
      created_at,
    })),
  );
  // What a later version adds is new to readers.
  if (isNewSite) await markAsMailed(trx, "resource", ids);
  return ids.length;
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
): Promise<{ articles: number; resources: number }> {
  return await db.transaction().execute(async (trx) => ({
    articles: (await wasNeverFilled(trx, "articles")) ? await loadArticles(trx, folder) : 0,
    resources: await loadResources(trx, folder),
  }));
}
