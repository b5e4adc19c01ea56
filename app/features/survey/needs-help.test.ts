import { describe, expect, it } from "vitest";
import { helpLinks, surveyQuestions } from "~/content/survey";
import { needsHelpFirst } from "./save-survey.server";

const fine = {
  impactLevel: "not_affected",
  financialImpact: "no_change",
  supportNeeds: "policy_advocacy",
} as const;

describe("help comes first", () => {
  it.each([
    { impactLevel: "lost_job" },
    { impactLevel: "reduced_hours" },
    { financialImpact: "major_loss" },
    { financialImpact: "minor_loss" },
    { supportNeeds: "financial_assistance" },
    { supportNeeds: "job_training" },
    { supportNeeds: "mental_health" },
  ] as const)("for %o", { tags: ["@public-2.15"] }, (answer) => {
    expect(needsHelpFirst({ ...fine, ...answer })).toBe(true);
  });

  it("for nobody who lost nothing and wants better laws", () => {
    expect(needsHelpFirst(fine)).toBe(false);
  });

  it("with a link for each need", () => {
    const needs = surveyQuestions.find(({ name }) => name === "supportNeeds")?.options ?? [];
    expect(needs.map(({ value }) => helpLinks(value)[0]?.to)).toEqual([
      "/services/support-and-resources?category=Emergency+Financial+Assistance#results",
      "/services/support-and-resources?category=Education+%26+Training#results",
      "/services/support-and-resources?category=Mental+Health#results",
      "/services/support-and-resources?category=Career+Counseling#results",
      "/services/community-building",
      "/services/policy-advocacy",
    ]);
    for (const { value } of needs) expect(helpLinks(value).map(({ to }) => to)).not.toContain("donate");
    expect(helpLinks("a new job")).toEqual([]);
  });
});
