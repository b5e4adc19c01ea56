import { type Kysely, sql } from "kysely";

/** Tables whose rows staff search, and those that visitors search: of both, triggers keep an index of folded text. */
const searchedByStaff = [
  "contact_submissions",
  "volunteer_applications",
  "partnership_applications",
  "ai_impact_surveys",
  "newsletter_subscribers",
  "resource_reports",
  "quarantined_submissions",
  "articles",
  "support_resources",
  "replies",
  "mail_answers",
];
const searchedByVisitors = ["articles", "support_resources"];

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

async function triggerOf(db: Kysely<unknown>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
    where type = 'trigger' and name = ${name}`.execute(db);
  return rows[0]?.sql;
}

/** What folds the new row of a trigger and writes it to an index. */
interface Folding {
  /** Takes the columns that are folded: it has no rows, and depends on no table that may be rebuilt. */
  view: string;
  statements: string;
  columns: readonly string[];
}

/** Moves the folding into the one trigger of a view. */
async function addFolding(db: Kysely<unknown>, view: string, statements: string): Promise<Folding> {
  const columns = [...new Set(statements.match(/(?<=\bnew\.)\w+/g))];
  await run(
    db,
    `create view ${view} (${columns.join(", ")}) as select ${columns.map(() => "null")} where false`,
  );
  await run(db, `create trigger ${view}_row instead of insert on ${view} begin ${statements} end`);
  return { view, statements, columns };
}

/** @param toValue SQL for a column, where a trigger has another than that of the new row */
async function passToFolding(
  db: Kysely<unknown>,
  trigger: string,
  { view, statements, columns }: Folding,
  toValue: (column: string) => string = (column) => `new.${column}`,
): Promise<void> {
  const before = await triggerOf(db, trigger);
  if (before === undefined) return;
  const own = columns.reduce(
    (text, column) => text.replaceAll(`(new.${column}, (with`, `(${toValue(column)}, (with`),
    statements,
  );
  const after = before.replace(
    own,
    () => `insert into ${view} (${columns.join(", ")}) values (${columns.map(toValue).join(", ")});`,
  );
  if (after === before) throw new Error(`The trigger ${trigger} is not as it was made`);
  await run(db, `drop trigger ${trigger}`);
  await run(db, after);
}

async function foldOnceForStaff(db: Kysely<unknown>, table: string): Promise<void> {
  const restored = (await triggerOf(db, `${table}_restored`)) ?? "";
  const statement = /insert into \w+_search [\s\S]*;(?=\s*end$)/.exec(restored)?.[0] ?? "";
  const folding = await addFolding(db, `${table}_folded`, statement);
  await passToFolding(db, `${table}_restored`, folding);
  await passToFolding(db, `${table}_changed`, folding);
  const last = `(select last from record_numbers where table_name = '${table}')`;
  await passToFolding(db, `${table}_numbered`, folding, (column) =>
    column === "number" ? last : `new.${column}`,
  );
}

async function foldOnceForVisitors(db: Kysely<unknown>, table: string): Promise<void> {
  const inserted = (await triggerOf(db, `${table}_search_insert`)) ?? "";
  const statements = /insert into \w+_words [\s\S]*;(?=\s*end$)/.exec(inserted)?.[0] ?? "";
  const folding = await addFolding(db, `${table}_published`, statements);
  await passToFolding(db, `${table}_search_insert`, folding);
  await passToFolding(db, `${table}_search_update`, folding);
}

/**
 * The folding of a table's text stands once in the schema, not in each trigger that needs it: a connection holds all
 * triggers in memory, parsed, and that was 2.8 MB of the 3.4 that each took.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of searchedByStaff) await foldOnceForStaff(db, table);
  for (const table of searchedByVisitors) await foldOnceForVisitors(db, table);
}
