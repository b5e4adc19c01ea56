import { type QueryExecutorProvider, sql } from "kysely";
import { plain, plainAtOnce } from "./0001/search";

/** Before 1.0.0, the schema that is 0001 now was made in steps, which databases of that time have records of. */
export const OLD_STEPS: readonly string[] = [
  "0001-initial",
  "0002-resource-reports",
  "0003-staff-records",
  "0004-staff-accounts",
  "0005-sending",
  "0006-catalog",
  "0007-sign-in",
  "0008-survey-version",
  "0009-written-deliveries",
  "0010-mails",
  "0011-search",
  "0012-resource-places",
  "0013-faster-search",
  "0014-content-versions",
  "0015-public-counts",
  "0016-queue-controls",
  "0017-issue-items",
  "0018-newsletter-signups",
  "0019-feeds",
  "0020-bounces",
  "0021-newsletter-desk",
  "0022-newsletter-archive",
  "0024-rolled-up-events",
  "0025-audit-log-retention",
  "0026-open-mail-kinds",
  "0027-erased-addresses",
  "0028-quarantined-submissions",
  "0029-search-terms",
  "0030-inbox",
  "0031-replies",
  "0032-people",
  "0033-newsletter-draft",
  "0034-staff-roles",
  "0035-rows-of-a-change",
  "0036-sorted-names",
  "0037-article-titles",
  "0038-list-growth",
  "0039-replies-to-reports",
  "0040-shallow-triggers",
  "0041-left-out-events",
  "0042-clock-watch",
];
const OLDEST = "0039-replies-to-reports";

/** How an older version's database is named in the copy that is made of it, and in the log. */
export const FIRST_RELEASE = "1.0.0";

const TOO_OLD =
  "This version cannot upgrade a database as old as this one: start the commit a4231aa6 once, which upgrades it, and then this version.";

const tooNew = (migration: string) =>
  `a newer version of the program has upgraded it: this version does not know its migration ${migration}. ` +
  'Start the newer version, or see "Roll back" in docs/operations.md.';

async function namesIn(db: QueryExecutorProvider, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The steps that made a database; none for a new one, or for one of 1.0.0 or later.
 *
 * @throws for a database that this version cannot upgrade
 */
export async function oldStepsOf(db: QueryExecutorProvider, known: readonly string[]): Promise<string[]> {
  const tables = await namesIn(db, "select name from sqlite_schema where type = 'table'");
  if (!tables.includes("kysely_migration")) return [];
  const recorded = await namesIn(db, "select name from kysely_migration");
  const steps = recorded.filter((name) => OLD_STEPS.includes(name));
  if (steps.length > 0 && !steps.includes(OLDEST)) throw new Error(TOO_OLD);
  const unknown = recorded.find((name) => !OLD_STEPS.includes(name) && !known.includes(name));
  if (unknown) throw new Error(tooNew(unknown));
  return steps;
}

/** Before 3.46, SQLite opens no database with a trigger that nests as many calls as one of each spelling. */
function shallow(trigger: string): string {
  const columns = new Set(
    [...trigger.matchAll(/coalesce\((\w+\.\w+), ''\)/g)].map(([, column = ""]) => column),
  );
  return [...columns].reduce((text, column) => text.replaceAll(plainAtOnce(column), plain(column)), trigger);
}

async function makeTriggersShallow(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger'`.execute(db);
  for (const { name, sql: stored } of rows) {
    const changed = shallow(stored);
    if (changed === stored) continue;
    await sql.raw(`drop trigger ${name}`).execute(db);
    await sql.raw(changed).execute(db);
  }
}

async function countLeftOutEvents(db: QueryExecutorProvider): Promise<void> {
  await sql`create table left_out_events (
    day text not null,
    form_name text not null,
    event_type text not null,
    reason text not null check (reason in ('limit', 'other_site', 'program')),
    total integer not null,
    primary key (day, form_name, event_type, reason)
  ) strict, without rowid`.execute(db);
}

async function watchTheClock(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table worker_heartbeat add column jumped_from text`.execute(db);
  await sql`alter table worker_heartbeat add column waited_ms integer not null default 0`.execute(db);
}

/** Makes the schema of such a database that of the first migration, which is its only record then. */
export async function adopt(
  db: QueryExecutorProvider,
  steps: readonly string[],
  first: string,
): Promise<void> {
  if (!steps.includes("0040-shallow-triggers")) await makeTriggersShallow(db);
  if (!steps.includes("0041-left-out-events")) await countLeftOutEvents(db);
  if (!steps.includes("0042-clock-watch")) await watchTheClock(db);
  for (const step of steps.slice(1)) await sql`delete from kysely_migration where name = ${step}`.execute(db);
  await sql`update kysely_migration set name = ${first} where name = ${steps[0]}`.execute(db);
}
