import { CompiledQuery } from "kysely";
import type { Database } from "~/database/open-database.server";

/** The steps in which SQLite runs each statement of some work. */
export async function planOf(db: Database, work: (spied: Database) => Promise<unknown>): Promise<string[]> {
  const statements: CompiledQuery[] = [];
  const spied = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(spied);
  const steps: string[] = [];
  for (const { sql, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explain);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}
