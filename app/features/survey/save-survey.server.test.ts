import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { signUp } from "~/features/newsletter/subscribers/signup.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { saveSurvey, surveyHandler } from "./save-survey.server";

const now = new Date("2026-11-20T12:00:00Z");
const answers = {
  impactLevel: "lost_job",
  worryLevel: "extremely",
  industryChanges: "customer_service",
  personalExperience: "mass_layoffs",
  financialImpact: "major_loss",
  supportNeeds: "job_training",
  timeframe: "already_happening",
};
const sam = { ...answers, name: "Sam", email: "sam@example.org", wantsNews: true, wantsTeamUpdates: false };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const surveys = () => db.selectFrom("ai_impact_surveys").selectAll().execute();
const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().execute();

describe("saveSurvey", () => {
  it("saves the answers and subscribes to what was ticked", {
    tags: ["@public-3.8", "@public-5.6", "@public-7.4", "@staff-3.1"],
  }, async () => {
    const outcome = await saveSurvey(db, sam, now);
    expect(await surveys()).toMatchObject([
      {
        id: outcome.ok ? outcome.id : "",
        name: "Sam",
        email: "sam@example.org",
        impact_level: "lost_job",
        worry_level: "extremely",
        industry_changes: "customer_service",
        personal_experience: "mass_layoffs",
        financial_impact: "major_loss",
        support_needs: "job_training",
        timeframe: "already_happening",
        created_at: "2026-11-20T12:00:00.000Z",
      },
    ]);
    expect(await subscribers()).toMatchObject([
      { email: "sam@example.org", name: "Sam", is_active: 1, wants_news: 1, wants_team_updates: 0 },
    ]);
  });

  it("subscribes no one who ticked nothing", { tags: ["@public-5.6"] }, async () => {
    await saveSurvey(db, { ...sam, wantsNews: false }, now);
    expect(await surveys()).toHaveLength(1);
    expect(await subscribers()).toEqual([]);
  });

  it("passes over an address that is known, also one that has left", { tags: ["@public-8.4"] }, async () => {
    await signUp(db, { ...sam, name: "First", wantsTeamUpdates: true }, now);
    await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).execute();
    expect(await saveSurvey(db, { ...sam, email: "SAM@example.org" }, now)).toMatchObject({ ok: true });
    expect(await subscribers()).toMatchObject([{ name: "First", is_active: 0, wants_team_updates: 1 }]);
    expect(await surveys()).toHaveLength(1);
  });

  it("makes one row of the same answers within a day, whatever is ticked", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => saveSurvey(db, sam, now)));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.id !== null)).toHaveLength(1);
    expect(await saveSurvey(db, { ...sam, wantsTeamUpdates: true }, now)).toEqual({ ok: true, id: null });
    expect(await surveys()).toHaveLength(1);
    await saveSurvey(db, { ...sam, timeframe: "longer" }, now);
    await saveSurvey(db, sam, new Date("2026-11-21T12:00:01Z"));
    expect(await surveys()).toHaveLength(3);
  });

  it("saves the answers even when the subscription fails, which is logged", {
    tags: ["@public-8.4"],
  }, async () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    await db.schema.dropTable("mails").execute();
    await db.schema.dropTable("newsletter_subscribers").execute();
    expect(await saveSurvey(db, sam, now)).toMatchObject({ ok: true });
    expect(await surveys()).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("subscribes no one when the answers could not be saved", { tags: ["@public-8.4"] }, async () => {
    await db.schema.dropTable("ai_impact_surveys").execute();
    await expect(saveSurvey(db, sam, now)).rejects.toThrow();
    expect(await subscribers()).toEqual([]);
  });
});

it("has a message of its own for each missing answer", { tags: ["@public-5.6"] }, () => {
  const checked = surveyHandler(db).validate(new Map([["worryLevel", "very"]]));
  expect(checked.ok ? [] : Object.entries(checked.errors)).toEqual([
    ["impactLevel", "Choose an answer to question 1"],
    ["industryChanges", "Choose an answer to question 3"],
    ["personalExperience", "Choose an answer to question 4"],
    ["financialImpact", "Choose an answer to question 5"],
    ["supportNeeds", "Choose an answer to question 6"],
    ["timeframe", "Choose an answer to question 7"],
    ["name", "Enter your name"],
    ["email", "Enter your email address"],
  ]);
});
