import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { projectRoot } from "./program";

const resourceQuery = z.object({
  q: z.string(),
  /** Titles of the entries of the seeds that must be among the first three. */
  first: z.array(z.string()).min(1),
});
const searchQueries = z.object({
  resources: z.array(resourceQuery),
  crisis: z.array(z.string()),
  notCrisis: z.array(z.string()),
});

type ResourceQuery = z.infer<typeof resourceQuery>;

/** The evaluation set of the search. */
export function readSearchQueries(): z.infer<typeof searchQueries> {
  const file = join(projectRoot, "tests/search/queries.json");
  return searchQueries.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The queries that do not hold, with what the directory shows first. */
export async function evaluateSearch(
  db: Database,
  queries: readonly ResourceQuery[],
): Promise<(ResourceQuery & { shown: string[] })[]> {
  const missed: (ResourceQuery & { shown: string[] })[] = [];
  for (const query of queries) {
    const { resources } = await loadDirectory(db, { q: query.q, category: "", page: 1, all: false });
    const shown = resources.slice(0, 3).map(({ title }) => title);
    if (!query.first.every((title) => shown.includes(title))) missed.push({ ...query, shown });
  }
  return missed;
}
