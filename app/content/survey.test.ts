import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import * as crowdfunding from "./crowdfunding";
import { progressText, surveyQuestions, thankYou } from "./survey";
import { answerCount, type Finding, surveyResults } from "./survey-results";

/** The codes each column of an answer accepts, read from the CHECK constraints of a migrated database. */
async function acceptedCodes(): Promise<Record<string, string[]>> {
  const db = await openTestDatabase();
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where name = 'ai_impact_surveys'`.execute(db);
  await db.destroy();
  const checks = (rows[0]?.sql ?? "").matchAll(/check \((\w+) in \(([^)]*)\)/g);
  return Object.fromEntries(
    [...checks]
      // Nobody answers it: it is what their words tell of.
      .filter(([, column]) => column !== "danger")
      .map(([, column = "", list = ""]) => [
        column,
        [...list.matchAll(/'([^']+)'/g)].map(([, code = ""]) => code),
      ]),
  );
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe("survey questions", () => {
  it("are the seven of the specification, in its order", { tags: ["@public-2.15", "@public-9.4"] }, () => {
    expect(surveyQuestions.map(({ name }) => name)).toEqual([
      "impactLevel",
      "worryLevel",
      "industryChanges",
      "personalExperience",
      "financialImpact",
      "supportNeeds",
      "timeframe",
    ]);
  });

  it("offer the codes of the specification", { tags: ["@public-3.8"] }, () => {
    expect(surveyQuestions.map(({ options }) => options.map(({ value }) => value).join(" "))).toEqual([
      "lost_job reduced_hours job_threatened industry_changes not_affected",
      "extremely very somewhat little not",
      "customer_service retail manufacturing transportation finance healthcare education technology food_service other",
      "mass_layoffs job_elimination skill_obsolete increased_monitoring no_changes",
      "major_loss moderate_loss minor_loss no_change improved",
      "financial_assistance job_training mental_health career_counseling community_support policy_advocacy",
      "already_happening next_year next_3_years next_5_years longer",
    ]);
  });

  it("offer exactly the codes the database accepts", { tags: ["@public-3.8"] }, async () => {
    const offered = surveyQuestions.map(({ name, options }) => [
      snakeCase(name),
      options.map(({ value }) => value),
    ]);
    expect(Object.fromEntries(offered)).toEqual(await acceptedCodes());
  });

  it("never give two answers the same label", () => {
    for (const { options } of surveyQuestions) {
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });

  it("count their progress", () => {
    expect(progressText(3)).toBe("Question 3 of 7");
  });
});

describe("around the survey", () => {
  it("opens with a way to donate and to the questions, and says what is wanted", {
    tags: ["@public-2.15"],
  }, () => {
    expect(crowdfunding.hero.actions).toEqual([
      { label: "Answer seven questions", to: "#questionnaire" },
      { label: "Share Your Story", to: "/contact?subject=other&about=story#message" },
      { label: "Donate Now", to: "donate" },
    ]);
    expect(crowdfunding.vision.items.length).toBeGreaterThan(0);
  });

  it("thanks with a way to donate and to the results", { tags: ["@public-2.15"] }, () => {
    expect(thankYou.links.map(({ to }) => to)).toEqual(expect.arrayContaining(["donate", "/survey-results"]));
  });

  it("shows four figures and four gaps, each with a source", { tags: ["@public-2.15"] }, () => {
    const links = [
      ...crowdfunding.figures.items.map(({ source }) => source.link),
      ...crowdfunding.governmentGaps.items.map(({ source }) => source.link),
    ];
    expect(links).toHaveLength(8);
    for (const link of links) expect(link).toMatch(/^https:\/\//);
  });

  it("names every chart of the results and leads back to the questions when there are none", {
    tags: ["@public-2.16"],
  }, () => {
    for (const { name, options } of surveyQuestions) {
      const finding: Finding = surveyResults.findings[name];
      if ("most" in finding) continue;
      expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(finding.answers));
    }
    expect(surveyResults.totals.worried).toBe("Very/Extremely Worried");
    expect(surveyResults.empty.link.to).toBe("/crowdfunding#questionnaire");
  });

  it("counts people", () => {
    expect([0, 1, 1204].map(answerCount)).toEqual([
      "0 people have answered",
      "1 person has answered",
      "1,204 people have answered",
    ]);
  });
});
