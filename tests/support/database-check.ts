import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import { openTestDatabase } from "./database";

async function names(db: Database, where: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where ${sql.raw(where)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables that triggers maintain, by the tables they are made of. */
const DERIVED = ["article_counts", "survey_answer_counts", "form_daily_totals"];

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
  const tables = new Set(indexes.map((name) => name.replace(/_(search|words|parts)$/, "")));
  const copy = await openTestDatabase();
  try {
    await sql`pragma foreign_keys = off`.execute(copy);
    for (const table of [...tables, "form_analytics"]) {
      await sql`delete from ${sql.table(table)}`.execute(copy);
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} order by rowid`.execute(db);
      for (const row of rows) {
        const columns = Object.keys(row).map((name) => sql.ref(name));
        await sql`insert into ${sql.table(table)} (${sql.join(columns)})
          values (${sql.join(Object.values(row))})`.execute(copy);
      }
    }
    for (const index of indexes) {
      await sql.raw(`insert into ${index} (${index}) values ('integrity-check')`).execute(db);
    }
    const compared = [...DERIVED, ...indexes.map((index) => `${index}_docsize`)];
    for (const table of compared) {
      const read = async (from: Database) => {
        // What an index's further columns say depends on the order of writing.
        const columns = sql.raw(table.endsWith("_docsize") ? "id, hex(sz)" : "*");
        const { rows } = await sql`select ${columns} from ${sql.table(table)}`.execute(from);
        return rows.map((row) => JSON.stringify(row)).sort();
      };
      const [stored, recounted] = [await read(db), await read(copy)];
      if (JSON.stringify(stored) !== JSON.stringify(recounted)) {
        const extra = stored.filter((row) => !recounted.includes(row));
        const missing = recounted.filter((row) => !stored.includes(row));
        problems.push(`${table}: too much ${extra.slice(0, 3)}; missing ${missing.slice(0, 3)}`);
      }
    }
  } finally {
    await copy.destroy();
  }
  return problems;
}
