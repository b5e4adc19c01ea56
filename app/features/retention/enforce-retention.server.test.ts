import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import {
  BACKUP_MONTHS,
  type PersonalTable,
  personalTables,
  retention,
  retentionCutoff,
  retentionPeriod,
} from "~/content/privacy/personal-data";
import { heldPage } from "~/content/your-data";
import type { Database } from "~/database/open-database.server";
import { purgedNote } from "~/features/campaigns/desk/desk.copy";
import { enforceRetention } from "./enforce-retention.server";

type Values = Record<string, string | number>;

const now = new Date("2026-11-20T12:00:00.000Z");
/** Mails that are still to be sent are not deleted, whatever their age. */
const finished: Record<string, Values> = {
  mails: { status: "sent", created_at: "2020-01-01T00:00:00.000Z" },
  campaigns: { status: "sent", kind: "newsletter" },
};

let db: Database;
let count = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`pragma ignore_check_constraints = on`.execute(db);
});
afterAll(() => db.destroy());

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
  parent: string | null;
  key: string | null;
}

const columnsOf = async (table: string) =>
  (
    await sql<Column>`
      select info.name, info.type, info."notnull", info.dflt_value, info.pk,
        other."table" as parent, other."to" as key
      from pragma_table_info(${table}) as info
        left join pragma_foreign_key_list(${table}) as other on other."from" = info.name`.execute(db)
  ).rows;

/** A row with something in each column that must have it, and the rows that it refers to. @returns its values */
async function insertRow(
  table: string,
  given: Values,
  parents: Record<string, Values> = {},
): Promise<Values> {
  const values: Values = { ...finished[table], ...given };
  for (const { name, type, notnull, dflt_value, pk, parent, key } of await columnsOf(table)) {
    count += 1;
    if (values[name] !== undefined) continue;
    const isNeeded = notnull === 1 || pk > 0;
    if (parent && (isNeeded || parents[parent]))
      values[name] = (await insertRow(parent, parents[parent] ?? {}))[key ?? "id"] ?? "";
    else if (isNeeded && dflt_value === null) values[name] = type === "INTEGER" ? count : `text ${count}`;
  }
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))})`.execute(db);
  return values;
}

/** Which of the rows are still there, by the first column of their key. */
async function remaining(table: string, rows: readonly Values[]): Promise<Values[]> {
  const key = (await columnsOf(table)).find(({ pk }) => pk === 1)?.name ?? "";
  const found = await sql<{ key: string | number }>`
    select ${sql.ref(key)} as key from ${sql.table(table)}`.execute(db);
  return rows.filter((row) => found.rows.some((there) => there.key === row[key]));
}

const entries = Object.entries<PersonalTable>(personalTables).flatMap(([table, { stored }]) =>
  stored.flatMap(({ rule, after, where }) => {
    if (!retention[rule].worker || !after) return [];
    const given: Values = where && "in" in where ? { [where.column]: where.in[0] ?? "" } : {};
    return [{ table, rule, after, given }];
  }),
);

describe("the worker's purge", () => {
  it.each(entries)(
    "of $table by the rule $rule begins exactly at its end",
    async ({ table, rule, after, given }) => {
      const cutoff = Date.parse(retentionCutoff(rule, now));
      const [column = "", parent] = after.split(".").toReversed();
      const insert = (time: number) => {
        const at = { [column]: new Date(time).toISOString() };
        return parent ? insertRow(table, given, { [parent]: at }) : insertRow(table, { ...given, ...at });
      };
      const inside = await insert(cutoff + 1000);
      const outside = await insert(cutoff - 1000);
      await enforceRetention(db, now);
      expect(await remaining(table, [inside, outside])).toEqual([inside]);
    },
  );

  it("of one table goes on when that of another fails", async () => {
    await sql`create trigger broken before delete on sessions begin select raise(abort, 'broken'); end`.execute(
      db,
    );
    const past = { expires_at: "2026-11-19T12:00:00.000Z" };
    await insertRow("sessions", past);
    const challenge = await insertRow("used_challenges", past);
    await expect(enforceRetention(db, now)).rejects.toThrow("broken");
    await sql`drop trigger broken`.execute(db);
    expect(await remaining("used_challenges", [challenge])).toEqual([]);
  });
});

it("deletes nothing while the clock is far ahead of when the worker was last seen", async () => {
  const challenge = await insertRow("used_challenges", { expires_at: "2026-11-19T12:00:00.000Z" });
  const beat = { started_at: now.toISOString(), seen_at: "2026-10-01T12:00:00.000Z", jumped_from: null };
  await db
    .insertInto("worker_heartbeat")
    .values({ ...beat, id: 1 })
    .execute();
  await enforceRetention(db, now);
  expect(await remaining("used_challenges", [challenge])).toEqual([challenge]);
  await db.updateTable("worker_heartbeat").set({ seen_at: now.toISOString() }).execute();
  await enforceRetention(db, now);
  expect(await remaining("used_challenges", [challenge])).toEqual([]);
});

it("has the periods of pages that do not load the registry", () => {
  expect(purgedNote).toContain(retentionPeriod("deliveries"));
  expect(heldPage.deleted).toContain(retentionPeriod("deleted"));
  expect(JSON.stringify(heldPage)).toContain(`Backups, for up to ${BACKUP_MONTHS} months`);
  expect("The 30 days in which this could be undone are over.").toContain(retentionPeriod("deleted"));
  expect(
    "Nothing is thrown away: what looks like spam waits here, and is in no table, figure or notification. “Not spam” moves it to its table, and it waits for an answer from then on. What is marked as spam is deleted after 30 days.",
  ).toContain(`deleted after ${retentionPeriod("spam")}`);
});
