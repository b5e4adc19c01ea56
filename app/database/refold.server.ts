import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { FOLDING_VERSION, foldedCharacters } from "~/lib/text/fold";
import type { Database } from "./open-database.server";
import type { Schema } from "./schema/schema.server";

/** Tables with text that triggers fold: the number of their rows, and columns whose change folds it anew. */
const folded: Readonly<Record<string, { number: string; touched: readonly string[] }>> = {
  support_resources: { number: "id", touched: ["title"] },
  articles: { number: "id", touched: ["title"] },
  contact_submissions: { number: "number", touched: ["name"] },
  volunteer_applications: { number: "number", touched: ["first_name"] },
  partnership_applications: { number: "number", touched: ["company_name", "contact_name"] },
  ai_impact_surveys: { number: "number", touched: ["name"] },
  newsletter_subscribers: { number: "number", touched: ["name"] },
  resource_reports: { number: "number", touched: ["resource_title"] },
  quarantined_submissions: { number: "id", touched: ["name"] },
  replies: { number: "number", touched: ["name"] },
  mail_answers: { number: "number", touched: ["name"] },
};

/** Some 20 ms with long texts. */
const ROWS = 50;
/** More than the longest pause between two tries of a waiting writer (docs/decisions/database-access.md). */
const PAUSE_MS = 60;

/** @returns the number of the last row that was folded, null after the last */
async function refoldSome(db: Kysely<Schema>, name: string, after: number): Promise<number | null> {
  const found = folded[name];
  if (!found) return null;
  const [table, number] = [sql.table(name), sql.ref(found.number)];
  const { rows } = await sql<{ last: number | null }>`select max(number) as last from
    (select ${number} as number from ${table} where ${number} > ${after} order by ${number} limit ${ROWS})`.execute(
    db,
  );
  const last = rows[0]?.last ?? null;
  if (last === null) return null;
  const same = sql.join(found.touched.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)}`));
  await sql`update ${table} set ${same} where ${number} > ${after} and ${number} <= ${last}`.execute(db);
  return last;
}

/**
 * Stores how characters are folded, where that changed. The indexes of a database that has none yet are filled at once;
 * others go on with what they have until `refoldWaiting` was there.
 */
export async function recordFolding(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'text_folding'`.execute(db);
  if (rows.length === 0) return;
  const { version } = await db.selectFrom("text_folding").select("version").executeTakeFirstOrThrow();
  if (version === FOLDING_VERSION) return;
  await sql`delete from letter_folds`.execute(db);
  await sql`insert into letter_folds (letter, plain)
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(foldedCharacters())})`.execute(db);
  await db.updateTable("text_folding").set({ version: FOLDING_VERSION }).execute();
  for (const table_name of Object.keys(folded)) {
    if (version > 0) {
      await db.replaceInto("text_refolding").values({ table_name, after: 0 }).execute();
      continue;
    }
    let after: number | null = 0;
    while (after !== null) after = await refoldSome(db, table_name, after);
  }
}

/** Folds anew what an older version of the site folded, in transactions between which others can write. */
export async function refoldWaiting(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const goesOn = await db.transaction().execute(async (trx) => {
      const waiting = await trx.selectFrom("text_refolding").selectAll().limit(1).executeTakeFirst();
      if (!waiting) return false;
      const { table_name, after } = waiting;
      const last = await refoldSome(trx, table_name, after);
      if (last === null)
        await trx.deleteFrom("text_refolding").where("table_name", "=", table_name).execute();
      else
        await trx
          .updateTable("text_refolding")
          .set({ after: last })
          .where("table_name", "=", table_name)
          .execute();
      return true;
    });
    if (!goesOn) return;
    await sleep(PAUSE_MS);
  }
}
