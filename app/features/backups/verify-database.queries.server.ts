import { existsSync } from "node:fs";
import SQLite from "better-sqlite3";
import { countRows, type RowCounts } from "~/database/copy-database.server";

/** Opened read-only, except where a write-ahead log may have to be read in first. */
function using<T>(path: string, use: (db: SQLite.Database) => T, readonly = true): T {
  const db = new SQLite(path, { readonly, fileMustExist: true });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

function assertIntegrity(db: SQLite.Database): void {
  const integrity = db.prepare<[], string>("pragma integrity_check(1)").pluck().get();
  if (integrity !== "ok") throw new Error(`The copy is damaged: ${integrity}`);
  const broken = db.prepare<[], { table: string }>("pragma foreign_key_check").get();
  if (broken) throw new Error(`The copy is damaged: rows of ${broken.table} lack what they refer to.`);
}

/** @throws with what is wrong */
export function checkIntegrity(path: string): void {
  using(path, assertIntegrity);
}

/** @throws with what is wrong */
export function verifyDatabase(path: string, expected: RowCounts): void {
  using(path, (db) => {
    assertIntegrity(db);
    const rows = countRows(db);
    const names = new Set([...Object.keys(expected), ...Object.keys(rows)]);
    const wrong = [...names].find((name) => rows[name] !== expected[name]);
    if (!wrong) return;
    throw new Error(
      `The copy has ${rows[wrong] ?? "no"} rows of ${wrong}, not ${expected[wrong] ?? "none"}.`,
    );
  });
}

/** False where there is no such file, or one from before erasures were remembered. @throws when it is damaged */
export function hasErasures(path: string): boolean {
  if (!existsSync(path)) return false;
  const table = "select count(*) from sqlite_schema where name = 'erased_addresses'";
  return using(path, (db) => db.prepare<[], number>(table).pluck().get() === 1, false);
}

/** The last that was applied. @throws when it is no database of this site */
export function lastMigration(path: string): string {
  const last = "select max(name) from kysely_migration";
  const name = using(path, (db) => db.prepare<[], string>(last).pluck().get());
  if (!name) throw new Error("The database has no schema yet.");
  return name;
}
