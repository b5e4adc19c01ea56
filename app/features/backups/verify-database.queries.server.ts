import { existsSync } from "node:fs";
import SQLite from "better-sqlite3";
import { countRows, type RowCounts } from "~/database/copy-database.server";

function open(path: string): SQLite.Database {
  return new SQLite(path, { readonly: true, fileMustExist: true });
}

function assertIntegrity(db: SQLite.Database): void {
  const integrity = db.prepare<[], string>("pragma integrity_check(1)").pluck().get();
  if (integrity !== "ok") throw new Error(`The copy is damaged: ${integrity}`);
  const broken = db.prepare<[], { table: string }>("pragma foreign_key_check").get();
  if (broken) throw new Error(`The copy is damaged: rows of ${broken.table} lack what they refer to.`);
}

/** Opened read-only. @throws with what is wrong */
export function checkIntegrity(path: string): void {
  const db = open(path);
  try {
    assertIntegrity(db);
  } finally {
    db.close();
  }
}

/** Opened read-only. @throws with what is wrong */
export function verifyDatabase(path: string, expected: RowCounts): void {
  const db = open(path);
  try {
    assertIntegrity(db);
    const rows = countRows(db);
    const names = new Set([...Object.keys(expected), ...Object.keys(rows)]);
    const wrong = [...names].find((name) => rows[name] !== expected[name]);
    if (wrong) {
      throw new Error(
        `The copy has ${rows[wrong] ?? "no"} rows of ${wrong}, not ${expected[wrong] ?? "none"}.`,
      );
    }
  } finally {
    db.close();
  }
}

/** False where there is no such file, or one from before erasures were remembered. @throws when it is damaged */
export function hasErasures(path: string): boolean {
  if (!existsSync(path)) return false;
  const db = new SQLite(path, { fileMustExist: true });
  try {
    const table = "select count(*) from sqlite_schema where name = 'erased_addresses'";
    return db.prepare<[], number>(table).pluck().get() === 1;
  } finally {
    db.close();
  }
}

/** The last that was applied. @throws when it is no database of this site */
export function lastMigration(path: string): string {
  const db = open(path);
  try {
    const name = db.prepare<[], string>("select max(name) from kysely_migration").pluck().get();
    if (!name) throw new Error("The database has no schema yet.");
    return name;
  } finally {
    db.close();
  }
}
