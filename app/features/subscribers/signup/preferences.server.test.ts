import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addSubscriber, tokenOf } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { loadPreferences, savePreferences } from "./personal-link.server";

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
  savePreferences(db, token, new Map(Object.entries(fields)), now, "en");

describe("preferences", () => {
  it("are those of the token's owner, without the name", async () => {
    const preferences = { language: "en", isActive: true, wantsNews: true, wantsTeamUpdates: true };
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
