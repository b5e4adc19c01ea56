import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import { testSecrets } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { enqueueDueCampaign, findScheduleState, initSchedule, pastOccurrences } from "./schedule.server";
import type { NewsletterSettings, Schedule } from "./settings.server";

/** Mondays at nine; 16 November 2026 is one. */
const MONDAYS: Schedule = { pattern: "0 9 * * 1", timeZone: "UTC" };
const at = (time: string) => new Date(`2026-11-${time}.000Z`);

describe("pastOccurrences", () => {
  const past = (schedule: Schedule, since: string, now: string) =>
    pastOccurrences(schedule, new Date(since), new Date(now)).map((occurrence) => occurrence.toISOString());

  it.each([
    ["a moment before", "16T08:59:59", ["2026-11-09T09:00:00.000Z", "2026-11-02T09:00:00.000Z"]],
    ["at the time itself", "16T09:00:00", ["2026-11-16T09:00:00.000Z", "2026-11-09T09:00:00.000Z"]],
    ["just before the next", "23T08:59:59", ["2026-11-16T09:00:00.000Z", "2026-11-09T09:00:00.000Z"]],
  ])("finds the last two %s", (_, time, expected) => {
    expect(past(MONDAYS, "2026-11-01T00:00:00.000Z", at(time).toISOString())).toEqual(expected);
  });

  it("finds none from before the schedule applied", () => {
    expect(past(MONDAYS, "2026-11-16T09:00:00.000Z", "2026-11-16T10:00:00.000Z")).toEqual([]);
    expect(past(MONDAYS, "2026-11-16T08:59:59.000Z", "2026-11-16T10:00:00.000Z")).toHaveLength(1);
  });

  it.each([
    [
      "the hour is repeated",
      "2026-10-24T00:00:00.000Z",
      "2026-10-25T00:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ],
    [
      "the hour is left out",
      "2026-03-28T00:00:00.000Z",
      "2026-03-29T01:00:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ],
  ])("finds one a day, at the local time, when %s", (_, since, changed, after) => {
    const nightly = { pattern: "30 2 * * *", timeZone: "Europe/Berlin" };
    const found = new Set<string>();
    for (let now = Date.parse(changed); now <= Date.parse(after); now += 15 * 60_000) {
      for (const each of past(nightly, since, new Date(now).toISOString())) found.add(each);
    }
    expect([...found].sort().slice(-2)).toEqual([changed, after]);
    expect(found.size).toBe(3);
  });
});

describe("enqueueDueCampaign", () => {
  const settings: NewsletterSettings = {
    publisher: { organization: { name: "A", postalAddress: "B" }, siteUrl: "https://aa.example" },
    schedule: MONDAYS,
    domain: "aa.example",
    secrets: testSecrets,
    blockers: [],
  };
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
    await addReaders(db, 2);
    await addArticle(db, { addedAt: at("15T00:00:00").toISOString() });
  });
  afterEach(() => db.destroy());
  const answer = (time: string, schedule = MONDAYS) =>
    enqueueDueCampaign(db, { ...settings, schedule }, at(time));
  const state = (time: string) => findScheduleState(db, settings, at(time));
  const finish = () => db.updateTable("campaigns").set({ status: "sent" }).execute();

  it("sends nothing on a fresh installation, or under a changed schedule, for what was before", async () => {
    expect(await answer("16T10:00:00")).toBeUndefined();
    await initSchedule(db, MONDAYS, at("16T10:00:00"));
    expect(await answer("16T10:00:01")).toBeUndefined();
    for (const changed of [
      { ...MONDAYS, pattern: "30 9 * * 1" },
      { ...MONDAYS, timeZone: "Europe/Berlin" },
    ]) {
      await initSchedule(db, changed, at("16T10:00:02"));
      expect(await answer("16T10:00:03", changed)).toBeUndefined();
    }
  });

  it("answers each occurrence once, also after restarts", { tags: ["@staff-9.3"] }, async () => {
    await initSchedule(db, MONDAYS, at("10T00:00:00"));
    expect(await answer("16T08:59:59")).toBeUndefined();
    await initSchedule(db, MONDAYS, at("16T11:00:00"));
    const occurrence = "2026-11-16T09:00:00.000Z";
    expect(await answer("16T11:00:01")).toMatchObject({ result: "created", occurrence, recipients: 2 });
    expect(await answer("16T11:00:02")).toBeUndefined();
    await finish();
    expect(await answer("16T11:00:03")).toBeUndefined();
    await addArticle(db, { addedAt: at("20T00:00:00").toISOString() });
    expect(await answer("23T09:00:00")).toMatchObject({ result: "created" });
  });

  it("comes back to an occurrence once the newsletter before it is finished", async () => {
    await initSchedule(db, MONDAYS, at("09T00:00:00"));
    await answer("16T09:00:00");
    await addArticle(db, { addedAt: at("20T00:00:00").toISOString() });
    expect(await answer("23T09:00:00")).toMatchObject({ result: "unfinished" });
    await finish();
    expect(await answer("23T09:00:02")).toMatchObject({ result: "created" });
  });

  it("makes one issue after missed weeks, late in the period, and reports what was skipped", async () => {
    await initSchedule(db, MONDAYS, at("01T00:00:00"));
    expect(await state("16T09:01:00")).toEqual({
      next: at("23T09:00:00"),
      overdue: undefined,
      skipped: at("09T09:00:00"),
    });
    await addArticle(db, { addedAt: at("20T00:00:00").toISOString() });
    expect(await state("22T23:00:00")).toMatchObject({ overdue: at("16T09:00:00") });
    expect(await answer("23T08:59:00")).toMatchObject({
      result: "created",
      occurrence: "2026-11-16T09:00:00.000Z",
      skipped: "2026-11-09T09:00:00.000Z",
    });
    await finish();
    expect(await answer("23T08:59:01")).toBeUndefined();
    expect(await state("23T08:59:01")).toMatchObject({ overdue: undefined, skipped: at("09T09:00:00") });
    await answer("23T09:00:00");
    expect(await state("23T09:10:00")).toMatchObject({ overdue: undefined, skipped: undefined });
  });

  it("answers an occurrence once when two workers ask, and when the clock is set back", async () => {
    await initSchedule(db, MONDAYS, at("10T00:00:00"));
    const both = await Promise.all([answer("16T09:00:00"), answer("16T09:00:00")]);
    expect(both.map((each) => each?.result ?? "answered before").sort()).toEqual([
      "answered before",
      "created",
    ]);
    await finish();
    await addArticle(db, { addedAt: at("16T08:00:00").toISOString() });
    expect(await answer("16T08:30:00")).toBeUndefined();
    expect(await answer("16T09:00:00")).toBeUndefined();
  });

  it("is not silenced by a start or a send in the future", async () => {
    const future = new Date("2036-01-07T09:30:00.000Z");
    await initSchedule(db, MONDAYS, future);
    await enqueueDueCampaign(db, settings, new Date("2036-01-14T09:30:00.000Z"));
    await finish();
    await addArticle(db, { addedAt: at("12T00:00:00").toISOString() });
    expect(await answer("15T00:00:00")).toBeUndefined();
    expect(await answer("16T09:00:00")).toMatchObject({ occurrence: "2026-11-16T09:00:00.000Z" });
  });
});
