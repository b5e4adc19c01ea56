import { type Kysely, sql } from "kysely";
import { plain, SPELLINGS, spelled } from "./0011-search";

const HALF = Math.ceil(SPELLINGS.length / 2);

/** The same text as `plain` has, in two steps. */
const plainInTwo = (column: string) =>
  `(select ${spelled("half", SPELLINGS.slice(HALF))}
    from (select ${spelled(`coalesce(${column}, '')`, SPELLINGS.slice(0, HALF))} as half))`;

function shallow(trigger: string): string {
  const columns = new Set(
    [...trigger.matchAll(/coalesce\((\w+\.\w+), ''\)/g)].map(([, column = ""]) => column),
  );
  return [...columns].reduce((text, column) => text.replaceAll(plain(column), plainInTwo(column)), trigger);
}

/** Before 3.46, SQLite opens no database with a trigger that nests as many calls as one of each spelling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger'`.execute(db);
  for (const { name, sql: stored } of rows) {
    const changed = shallow(stored);
    if (changed === stored) continue;
    await sql.raw(`drop trigger ${name}`).execute(db);
    await sql.raw(changed).execute(db);
  }
}
