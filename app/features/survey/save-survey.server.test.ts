import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { testSecrets } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { signUp } from "~/features/subscribers/signup/signup.server";
import { logger } from "~/lib/logger.server";
import { saveSurvey, surveyHandler } from "./save-survey.server";

const now = new Date("2026-11-20T12:00:00Z");
const context = { now, confirm: true };
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
const signups = () => db.selectFrom("newsletter_signups").selectAll().execute();
const subscribers = () => db.selectFrom("newsletter_subscribers").selectAll().execute();

describe("saveSurvey", () => {
  it("saves the answers and subscribes to what was ticked", {
    tags: ["@public-3.8", "@public-5.6", "@public-7.4", "@staff-3.1"],
  }, async () => {
    const outcome = await saveSurvey(db, sam, { now, confirm: false });
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

  it("waits for a confirmation of the sign-up, which a name with a link in it does not stop", async () => {
    await saveSurvey(db, { ...sam, name: "Sam evil.example" }, context);
    await saveSurvey(db, { ...sam, timeframe: "longer", wantsNews: false, wantsTeamUpdates: true }, context);
    expect(await subscribers()).toEqual([]);
    expect(await signups()).toMatchObject([{ email: "sam@example.org", name: "", wants_news: 1 }]);
    expect(await surveys()).toMatchObject([{ name: "Sam evil.example" }, {}]);
    expect(await db.selectFrom("mails").select("kind").execute()).toEqual([{ kind: "confirmation" }]);
  });

  it("subscribes no one who ticked nothing", { tags: ["@public-5.6"] }, async () => {
    await saveSurvey(db, { ...sam, wantsNews: false }, context);
    expect(await surveys()).toHaveLength(1);
    expect(await signups()).toEqual([]);
  });

  it("passes over an address that is known, also one that has left", { tags: ["@public-8.4"] }, async () => {
    await signUp(db, { ...sam, name: "First", wantsTeamUpdates: true }, { now, confirm: false });
    await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).execute();
    expect(await saveSurvey(db, { ...sam, email: "SAM@example.org" }, context)).toMatchObject({ ok: true });
    expect(await subscribers()).toMatchObject([{ name: "First", is_active: 0, wants_team_updates: 1 }]);
    expect(await signups()).toEqual([]);
    expect(await surveys()).toHaveLength(1);
  });

  it("makes one row of the same answers within a day, whatever is ticked", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => saveSurvey(db, sam, context)));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.id !== null)).toHaveLength(1);
    expect(await saveSurvey(db, { ...sam, wantsTeamUpdates: true }, context)).toEqual({ ok: true, id: null });
    expect(await surveys()).toHaveLength(1);
    await saveSurvey(db, { ...sam, timeframe: "longer" }, context);
    await saveSurvey(db, sam, { ...context, now: new Date("2026-11-21T12:00:01Z") });
    expect(await surveys()).toHaveLength(3);
  });

  it("saves the answers even when the subscription fails, which is logged", {
    tags: ["@public-8.4"],
  }, async () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    await db.schema.dropTable("newsletter_signups").execute();
    expect(await saveSurvey(db, sam, context)).toMatchObject({ ok: true });
    expect(await surveys()).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("subscribes no one when the answers could not be saved", { tags: ["@public-8.4"] }, async () => {
    await db.schema.dropTable("ai_impact_surveys").execute();
    await expect(saveSurvey(db, sam, context)).rejects.toThrow();
    expect(await signups()).toEqual([]);
  });
});

it("has a message of its own for each missing answer", { tags: ["@public-5.6"] }, () => {
  const checked = surveyHandler({ db, env: { ...testSecrets, NEWSLETTER_CONFIRM: "on" } }).validate(
    new Map([["worryLevel", "very"]]),
  );
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
