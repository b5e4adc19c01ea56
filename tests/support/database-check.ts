import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { openTestDatabase } from "./database";

async function names(db: Database, where: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where ${sql.raw(where)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables that triggers maintain, by the tables they are made of. */
const DERIVED = ["article_counts", "survey_answer_counts", "form_daily_totals"];

type Rows = Map<string, Record<string, unknown>[]>;

async function rowsOf(db: Database, tables: readonly string[]): Promise<Rows> {
  const found: Rows = new Map();
  for (const table of tables) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by rowid`.execute(db);
    found.set(table, rows);
  }
  return found;
}

/** Each row as a line, sorted. */
async function linesOf(db: Database, tables: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of tables) {
    // What an index's further columns say depends on the order of writing.
    const columns = sql.raw(table.endsWith("_docsize") ? "id, hex(sz)" : "*");
    const { rows } = await sql`select ${columns} from ${sql.table(table)}`.execute(db);
    found.set(table, rows.map((row) => JSON.stringify(row)).sort());
  }
  return found;
}

async function fill(copy: Database, tables: Rows): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(copy);
  for (const [table, rows] of tables) {
    await sql`delete from ${sql.table(table)}`.execute(copy);
    for (const row of rows) {
      const columns = Object.keys(row).map((name) => sql.ref(name));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)})
        values (${sql.join(Object.values(row))})`.execute(copy);
    }
  }
}

/**
 * What is wrong with a site's database: damage, broken constraints, references to nothing; and what its triggers
 * maintain (search indexes and counts), compared with a new database into which the same rows were written.
 */
export async function databaseProblems(db: Database): Promise<string[]> {
  const problems: string[] = [];
  // Also CHECK constraints and types.
  const { rows: integrity } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  for (const { integrity_check: found } of integrity) if (found !== "ok") problems.push(found);
  const { rows: foreign } = await sql`pragma foreign_key_check`.execute(db);
  for (const row of foreign) problems.push(`foreign key: ${JSON.stringify(row)}`);

  const indexes = await names(db, "sql like 'create virtual table % using fts5 (%'");
  for (const index of indexes) {
    await sql.raw(`insert into ${index} (${index}) values ('integrity-check')`).execute(db);
  }
  const searched = indexes.map((name) => name.replace(/_(search|words|parts)$/, ""));
  const sources = [...new Set([...searched, "form_analytics"])];
  const derived = [...DERIVED, ...indexes.map((index) => `${index}_docsize`)];
  // In one transaction: a server writes events up to a second after its response.
  const { rows, stored } = await db.transaction().execute(async (trx) => ({
    rows: await rowsOf(trx, sources),
    stored: await linesOf(trx, derived),
  }));
  const copy = await openTestDatabase();
  try {
    await fill(copy, rows);
    const recounted = await linesOf(copy, derived);
    for (const table of derived) {
      const [found = [], expected = []] = [stored.get(table), recounted.get(table)];
      if (JSON.stringify(found) === JSON.stringify(expected)) continue;
      const extra = found.filter((line) => !expected.includes(line));
      const missing = expected.filter((line) => !found.includes(line));
      problems.push(`${table}: too much ${extra.slice(0, 3)}; missing ${missing.slice(0, 3)}`);
    }
  } finally {
    await copy.destroy();
  }
  return problems;
}
