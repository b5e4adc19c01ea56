import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, putTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { type Database, openDatabase } from "~/database/open-database.server";
import { shareOf, shareText, sumOfShares } from "./results";
import { saveSurvey } from "./save-survey.server";
import { countAnswers, loadResults } from "./survey.queries.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const answers = {
  impactLevel: "lost_job",
  worryLevel: "extremely",
  industryChanges: "retail",
  personalExperience: "no_changes",
  financialImpact: "no_change",
  supportNeeds: "mental_health",
  timeframe: "longer",
};

let people = 0;
async function answered(count: number, differently: Partial<typeof answers>): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    people += 1;
    const who = { name: "Sam", email: `sam${people}@example.org`, wantsNews: false, wantsTeamUpdates: false };
    await saveSurvey(db, { ...answers, ...differently, ...who }, { now: new Date(), confirm: true });
  }
}

/*
 * 24 people: 9 lost their job, 8 see their job under threat, 7 are not affected.
 * Worried extremely 9, very 8, little 7: 37.5 + 33.3 + 29.2 per cent.
 */
async function twentyFour(): Promise<void> {
  await answered(9, {});
  await answered(8, { impactLevel: "job_threatened", worryLevel: "very" });
  await answered(7, { impactLevel: "not_affected", worryLevel: "little", timeframe: "next_year" });
}

describe("the survey's results", () => {
  it("count in SQL what was answered", { tags: ["@public-6", "@public-7.3"] }, async () => {
    await twentyFour();
    const counts = await countAnswers(db);
    expect(counts.filter(({ question }) => question === "impactLevel")).toEqual([
      { question: "impactLevel", answer: "job_threatened", people: 8 },
      { question: "impactLevel", answer: "lost_job", people: 9 },
      { question: "impactLevel", answer: "not_affected", people: 7 },
    ]);
    expect(counts.filter(({ question }) => question === "timeframe")).toEqual([
      { question: "timeframe", answer: "longer", people: 17 },
      { question: "timeframe", answer: "next_year", people: 7 },
    ]);
    expect(counts).toHaveLength(3 + 3 + 1 + 1 + 1 + 1 + 2);
  });

  it("show rounded shares, and the worried as the sum of two of them", {
    tags: ["@public-2.16"],
  }, async () => {
    await twentyFour();
    const results = await loadResults(db);
    const share = (...[question, answer]: [Parameters<typeof shareOf>[1], string]) =>
      shareOf(results, question, answer);
    expect(results.total).toBe(24);
    expect(shareText(share("impactLevel", "lost_job"))).toBe("38%");
    expect(shareText(share("impactLevel", "job_threatened"))).toBe("33%");
    expect(shareText(share("impactLevel", "not_affected"))).toBe("29%");
    expect(shareText(share("impactLevel", "reduced_hours"))).toBe("fewer than 5 people");
    expect(results.months?.[0]).toBe(results.months?.[1]);
    expect(shareText(share("supportNeeds", "mental_health"))).toBe("100%");
    const worried = sumOfShares(share("worryLevel", "extremely"), share("worryLevel", "very"));
    expect(shareText(worried)).toBe("71%");
  });

  it("are counted anew after an answer was changed, deleted or restored", async () => {
    await twentyFour();
    const lostJob = async () => shareOf(await loadResults(db), "impactLevel", "lost_job");
    expect(await lostJob()).toMatchObject({ people: 9 });
    await sql`update ai_impact_surveys set impact_level = 'lost_job' where impact_level = 'not_affected'`.execute(
      db,
    );
    expect(await lostJob()).toMatchObject({ people: 16 });
    const row = await db.selectFrom("ai_impact_surveys").selectAll().limit(1).executeTakeFirstOrThrow();
    await db.deleteFrom("ai_impact_surveys").where("id", "=", row.id).execute();
    expect(await lostJob()).toMatchObject({ people: 15 });
    await db.insertInto("ai_impact_surveys").values(row).execute();
    expect(await lostJob()).toMatchObject({ people: 16 });
  });

  it("are counted anew after another process saved a survey", async () => {
    const folder = mkdtempSync(join(tmpdir(), "results-"));
    const path = join(folder, "site.db");
    await putTestDatabase(path);
    const web = openDatabase(path, { nonBlocking: true });
    const other = openDatabase(path);
    const save = (index: number) => fillForms(other, `${index}`, "2026-01-20T12:00:00.000Z");
    for (let index = 1; index <= 8; index += 1) {
      await save(index);
      expect((await loadResults(web)).total).toBe(index < 5 ? "small" : index);
    }
    await web.destroy();
    await other.destroy();
    rmSync(folder, { recursive: true });
  });

  it("are zero when they cannot be read", { tags: ["@public-8.5"] }, async () => {
    await db.schema.dropTable("survey_answer_counts").execute();
    expect((await loadResults(db)).total).toBe(0);
  });
});
