import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import type { Database } from "~/server/open-database.server";
import { dueOccurrence, enqueueDueCampaign, initSchedule, nextOccurrence } from "./schedule.server";
import type { NewsletterSettings } from "./settings.server";

/** Mondays at nine; 16 November 2026 is one. */
const MONDAYS = "0 9 * * 1";
const at = (time: string) => new Date(`2026-11-${time}.000Z`);

describe("dueOccurrence", () => {
  it.each([
    ["a moment before", "16T08:59:59", undefined],
    ["at the time itself", "16T09:00:00", "2026-11-16T09:00:00.000Z"],
    ["just after", "16T09:00:01", "2026-11-16T09:00:00.000Z"],
    ["missed by most of a day", "17T08:59:59", "2026-11-16T09:00:00.000Z"],
    ["missed by more than a day", "17T09:00:01", undefined],
  ])("%s", (_, time, expected) => {
    expect(dueOccurrence(MONDAYS, at("01T00:00:00"), at(time))?.toISOString()).toBe(expected);
  });

  it("knows nothing of occurrences before it was followed", () => {
    expect(dueOccurrence(MONDAYS, at("16T09:00:00"), at("16T10:00:00"))).toBeUndefined();
    expect(dueOccurrence(MONDAYS, at("16T08:59:59"), at("16T10:00:00"))).toBeDefined();
  });

  it("reckons in UTC, and sees the last of several missed", () => {
    expect(nextOccurrence(MONDAYS, at("12T00:00:00"))?.toISOString()).toBe("2026-11-16T09:00:00.000Z");
    const hourly = dueOccurrence("0 * * * *", at("01T00:00:00"), at("16T09:30:00"));
    expect(hourly?.toISOString()).toBe("2026-11-16T09:00:00.000Z");
  });
});

describe("enqueueDueCampaign", () => {
  const settings: NewsletterSettings = {
    publisher: { organization: { name: "A", postalAddress: "B" }, siteUrl: "https://aa.example" },
    domain: "aa.example",
    blockers: [],
  };
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
    await addReaders(db, 2);
    await addArticle(db, { addedAt: at("15T00:00:00").toISOString() });
  });
  afterEach(() => db.destroy());
  const answer = (time: string) => enqueueDueCampaign(db, settings, at(time));

  it("sends nothing on a fresh installation, or under a changed schedule, for what was before", async () => {
    expect(await answer("16T10:00:00")).toBeUndefined();
    await initSchedule(db, MONDAYS, at("16T10:00:00"));
    expect(await answer("16T10:00:01")).toBeUndefined();
    await initSchedule(db, "30 9 * * 1", at("16T10:00:02"));
    expect(await answer("16T10:00:03")).toBeUndefined();
    expect(await answer("23T09:30:00")).toMatchObject({ result: "nothing to send" });
  });

  it("answers each occurrence once, also after restarts", { tags: ["@staff-9.3"] }, async () => {
    await initSchedule(db, MONDAYS, at("10T00:00:00"));
    expect(await answer("16T08:59:59")).toBeUndefined();
    await initSchedule(db, MONDAYS, at("16T11:00:00"));
    const occurrence = "2026-11-16T09:00:00.000Z";
    expect(await answer("16T11:00:01")).toMatchObject({ result: "created", occurrence, recipients: 2 });
    expect(await answer("16T11:00:02")).toBeUndefined();
    await db.updateTable("newsletter_sends").set({ status: "sent" }).execute();
    expect(await answer("16T11:00:03")).toBeUndefined();
    await addArticle(db, { addedAt: at("20T00:00:00").toISOString() });
    expect(await answer("23T09:00:00")).toMatchObject({ result: "created" });
  });

  it("comes back to an occurrence once the newsletter before it is finished", async () => {
    await initSchedule(db, MONDAYS, at("09T00:00:00"));
    await answer("16T09:00:00");
    await addArticle(db, { addedAt: at("20T00:00:00").toISOString() });
    expect(await answer("23T09:00:00")).toMatchObject({ result: "unfinished" });
    await db.updateTable("newsletter_sends").set({ status: "sent" }).execute();
    expect(await answer("23T09:00:02")).toMatchObject({ result: "created" });
  });
});
