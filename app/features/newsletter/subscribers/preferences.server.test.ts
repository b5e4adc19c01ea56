import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addSubscriber, shortIssue, tokenOf } from "#tests/support/newsletter";
import { createCampaign } from "~/features/newsletter/campaigns/create-campaign.server";
import { applyChange } from "~/kits/admin-table/changes.queries.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { eraseSubscriber, loadPreferences, savePreferences } from "./preferences.server";
import { signUp } from "./signup.server";
import { subscribers as subscribersTable } from "./subscribers.admin.queries.server";

const now = new Date("2026-11-20T12:00:00Z");
const email = "sam@example.org";
const token = tokenOf(email);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await addSubscriber(db, email, { wantsTeamUpdates: 1 });
  await addSubscriber(db, "other@example.org");
});
afterEach(() => db.destroy());

const rows = () => db.selectFrom("newsletter_subscribers").selectAll().orderBy("email", "desc").execute();
const save = (fields: Record<string, string>) =>
  savePreferences(db, token, new Map(Object.entries(fields)), now);

describe("preferences", () => {
  it("are those of the token's owner, without the name", async () => {
    const preferences = { isActive: true, wantsNews: true, wantsTeamUpdates: true };
    expect(await loadPreferences(db, token)).toEqual({ maskedAddress: "s***@example.org", ...preferences });
    for (const wrong of [null, "", "unknown"]) expect(await loadPreferences(db, wrong)).toBeUndefined();
  });

  it("change what was chosen, and the name where one was typed", async () => {
    expect(await save({ name: "", wantsTeamUpdates: "on" })).toBeUndefined();
    expect(await rows()).toMatchObject([
      { name: "Ann Worker", wants_news: 0, wants_team_updates: 1, confirmed_at: now.toISOString() },
      { name: "Ann Worker", wants_news: 1, wants_team_updates: 0, confirmed_at: "2026-01-01T00:00:00.000Z" },
    ]);
    await save({ name: "Sam\u202e", wantsNews: "on" });
    expect((await rows())[0]).toMatchObject({ name: "Sam", wants_news: 1, wants_team_updates: 0 });
  });

  it.each([
    [{ name: "evil.example", wantsNews: "on" }, "name"],
    [{ name: "Sam" }, "wantsNews"],
  ])("stay as they are for %o", async (fields, field) => {
    const before = await rows();
    const result = await save(fields);
    expect(Object.keys(result?.data.errors ?? {})).toEqual([field]);
    expect(await rows()).toEqual(before);
  });

  it("bring back no one who has left", async () => {
    await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).execute();
    await save({ name: "Sam", wantsNews: "on" });
    expect((await rows())[0]).toMatchObject({ name: "Ann Worker", is_active: 0 });
  });
});

it("preferences that cannot be saved say so, with what was typed", async () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  await db.schema.dropTable("newsletter_subscribers").execute();
  const result = await save({ name: "Sam", wantsNews: "on" });
  expect(result?.init?.status).toBe(503);
  expect(result?.data).toMatchObject({
    values: { name: "Sam", wantsNews: "on" },
    failure: expect.stringContaining("not saved"),
  });
  log.mockRestore();
});

/** Every value in every table. */
async function everything(): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents: unknown[] = [];
  for (const { name } of tables)
    if (!/_(search|terms)/.test(name))
      contents.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(contents);
}

describe("eraseSubscriber", () => {
  it("deletes what the newsletter holds about the address, and leaves the figures of campaigns", async () => {
    const campaign = { kind: "newsletter", scheduledFor: null, createdBy: null, now } as const;
    await createCampaign(db, { ...campaign, write: async () => shortIssue });
    await db
      .updateTable("mails")
      .set({ last_error: `no ${email} here`, message_id: "<sent@aid.example>" })
      .where("recipient", "=", email)
      .execute();
    await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).where("email", "=", email).execute();
    await signUp(db, { email, name: "S", wantsNews: true, wantsTeamUpdates: true }, { now, confirm: true });
    const context = { who: { userId: "u", email: "staff@example.org" }, table: subscribersTable, now };
    await db
      .transaction()
      .execute((trx) => applyChange(trx, context, sql<SqlBool>`email = ${email}`, "active"));
    await db
      .insertInto("form_analytics")
      .values({
        form_name: "newsletter",
        event_type: "complete",
        session_id: `id of ${email}`,
        user_agent: null,
        created_at: now.toISOString(),
      })
      .execute();
    expect(await everything()).toContain(email);

    await eraseSubscriber(db, token, now);
    const left = await everything();
    expect(left).not.toMatch(/(?<!id of )sam@example\.org/);
    expect(left).not.toContain(token);
    expect(left).not.toContain("<sent@aid.example>");
    expect(await rows()).toHaveLength(1);
    const mails = db.selectFrom("mails").select(["campaign_id", "recipient", "status"]).orderBy("id");
    expect(await mails.execute()).toEqual([
      { campaign_id: 1, recipient: "other@example.org", status: "queued" },
      { campaign_id: 1, recipient: "erased 2", status: "skipped" },
    ]);
    await eraseSubscriber(db, token, now);
    expect(await rows()).toHaveLength(1);
  });
});
