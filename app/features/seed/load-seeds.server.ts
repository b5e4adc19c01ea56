import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Database, DatabaseTransaction } from "~/server/open-database.server";
import { articleSeeds, resourceSeeds } from "./seed-schema.server";
import { insertArticles, insertResources, wasNeverFilled } from "./seeds.queries.server";

async function readSeeds<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(JSON.parse(await readFile(path, "utf8")));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${path}: ${issue?.path.join(".")} ${issue?.message}`);
}

async function loadArticles(trx: DatabaseTransaction, folder: string): Promise<number> {
  const { articles } = await readSeeds(join(folder, "articles.json"), articleSeeds);
  const created_at = new Date().toISOString();
  await insertArticles(
    trx,
    articles.map((article) => ({ ...article, created_at })),
  );
  return articles.length;
}

async function loadResources(trx: DatabaseTransaction, folder: string): Promise<number> {
  const seeds = await readSeeds(join(folder, "resources.json"), resourceSeeds);
  const created_at = new Date().toISOString();
  const rows = seeds.resources.map((resource) => ({
    ...resource,
    eligibility_requirements: resource.eligibility_requirements ?? null,
    phone_number: resource.phone_number ?? null,
    tags: JSON.stringify(resource.tags),
    is_active: resource.is_active ? (1 as const) : (0 as const),
    created_at,
  }));
  await insertResources(trx, rows);
  return rows.length;
}

/** One transaction; a table that ever held a row is skipped. @throws naming the file and the entry that is invalid */
export async function loadSeeds(
  db: Database,
  folder: string,
): Promise<{ articles: number; resources: number }> {
  return await db.transaction().execute(async (trx) => ({
    articles: (await wasNeverFilled(trx, "articles")) ? await loadArticles(trx, folder) : 0,
    resources: (await wasNeverFilled(trx, "support_resources")) ? await loadResources(trx, folder) : 0,
  }));
}
