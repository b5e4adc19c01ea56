import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../migrations";
import { migrateDatabase } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const MOMENT = "2026-11-20T12:00:00.000Z";

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}
interface Table {
  name: string;
  sql: string;
}
type Value = string | number | Buffer | null;

const rowsOf = async <T>(db: Database, statement: string): Promise<T[]> =>
  (await sql.raw<T>(statement).execute(db)).rows;

/** Without virtual tables, what holds their content, and the tables of SQLite and Kysely. */
async function listTables(db: Database): Promise<Table[]> {
  const tables = await rowsOf<Table>(db, "select name, sql from sqlite_schema where type = 'table'");
  const virtual = tables.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  return tables.filter(
    ({ name }) =>
      !/^(sqlite_|kysely_)/.test(name) &&
      !virtual.some((each) => name === each || name.startsWith(`${each}_`)),
  );
}

async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, `select count(*) as count from "${table}"`);
  return row?.count ?? 0;
}

const countsOf = async (db: Database) => {
  const counts = new Map<string, number>();
  for (const { name } of await listTables(db)) counts.set(name, await countOf(db, name));
  return counts;
};

/** What a column takes by its name, its type and its check. */
function valueFor(table: Table, { name, type }: Column): Value {
  const listed = new RegExp(`\\b${name} in\\s*\\('([^']+)'`).exec(table.sql)?.[1];
  if (listed) return listed;
  if (/^(integer|real)$/i.test(type)) return 1;
  if (/^blob$/i.test(type)) return Buffer.from("bytes");
  if (new RegExp(`json_valid\\(${name}\\)`).test(table.sql)) return "[]";
  if (new RegExp(`${name} glob`).test(table.sql)) return "US";
  if (/(_at|_date|_until|_start|day|since|before)$/.test(name)) return MOMENT;
  if (/email|recipient|address/.test(name)) return `${table.name}@example.org`;
  if (/url/.test(name)) return `https://example.org/${table.name}`;
  return `${table.name} ${name}`;
}

/** A row in a table that has none, after one in each table that it refers to. */
async function fillTable(db: Database, tables: Map<string, Table>, table: Table): Promise<void> {
  if ((await countOf(db, table.name)) > 0) return;
  const references = await rowsOf<{ table: string; from: string; to: string | null }>(
    db,
    `pragma foreign_key_list("${table.name}")`,
  );
  const values = new Map<string, Value>();
  for (const { table: parent, from, to } of references) {
    const found = tables.get(parent);
    if (found && parent !== table.name) await fillTable(db, tables, found);
    const [row] = await rowsOf<{ value: Value }>(db, `select "${to ?? "id"}" as value from "${parent}"`);
    values.set(from, row?.value ?? null);
  }
  const columns = await rowsOf<Column>(db, `pragma table_info("${table.name}")`);
  const isRowId = ({ pk, type }: Column) =>
    pk > 0 && /^integer$/i.test(type) && columns.every((other) => other.pk <= 1);
  for (const column of columns) {
    const isOptional = column.dflt_value !== null || isRowId(column);
    if (!values.has(column.name) && !isOptional) values.set(column.name, valueFor(table, column));
  }
  const filled = sql.join([...values.keys()].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table.name)} (${filled}) values (${sql.join([...values.values()])})`.execute(
    db,
  );
}

const names = Object.keys(migrations);

/** Tables whose rows are elsewhere now. */
const MOVED = new Map([
  ["account_mails", "mails"],
  ["newsletter_deliveries", "mails"],
  ["staff_mails", "mails"],
  ["staff_mail_batches", "notification_batches"],
  ["staff_notices", "notifications"],
  ["survey_version", "content_versions"],
]);

it.each(names.slice(0, -1))("upgrades a filled database of the release that ended with %s", async (last) => {
  const db = openDatabase(":memory:", { foreignKeys: false });
  try {
    const release = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
    await migrateDatabase(db, { migrations: release });
    const tables = new Map((await listTables(db)).map((table) => [table.name, table]));
    for (const table of tables.values()) await fillTable(db, tables, table);
    const before = await countsOf(db);
    expect(
      [...before].filter(([, count]) => count === 0),
      "tables without a row",
    ).toEqual([]);
    expect(await rowsOf(db, "pragma foreign_key_check")).toEqual([]);

    expect(await migrateDatabase(db)).toEqual(names.filter((name) => name > last));
    const after = await countsOf(db);
    const lost = [...before].filter(([name, count]) => (after.get(MOVED.get(name) ?? name) ?? 0) < count);
    expect(lost, "tables that have lost rows").toEqual([]);
    expect(await rowsOf(db, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(await rowsOf(db, "pragma foreign_key_check")).toEqual([]);
  } finally {
    await db.destroy();
  }
});
