import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import { prose, readingGrade } from "#tests/support/readability";
import * as policy from "./policy-advocacy";

const pastMeasures = policy.history.groups.flatMap((group) => group.items);

describe("the words of Policy Advocacy", () => {
  itFollowsTheHouseRules(policy);

  it("has the four focus areas with four initiatives each", { tags: ["@public-2.9"] }, () => {
    expect(policy.focusAreas.items.map((area) => area.title)).toEqual([
      "Universal Basic Income",
      "Worker Protection Laws",
      "AI Regulation & Oversight",
      "Economic Justice Campaigns",
    ]);
    for (const area of policy.focusAreas.items) expect(area.initiatives).toHaveLength(4);
  });

  it("tells the history in the six groups of the specification", { tags: ["@public-2.9"] }, () => {
    expect(policy.history.groups.map((group) => group.title)).toEqual([
      "Cash assistance",
      "Worker protection",
      "AI regulation",
      "Workforce training",
      "State and local",
      "International",
    ]);
    expect(pastMeasures).toHaveLength(35);
  });

  it("gives each past measure a badge in words and a source", { tags: ["@public-2.9"] }, () => {
    const known = policy.history.outcomes.map(({ badge }) => badge.tone);
    for (const { name, status, summary, source } of pastMeasures) {
      expect(known, name).toContain(status.tone);
      expect(status.label.length, name).toBeGreaterThan(3);
      expect(summary.length, name).toBeGreaterThan(60);
      expect(source.link, name).toMatch(/^https:\/\//);
    }
  });

  it("keeps its own words, without the history's names and numbers, at twelfth grade too", () => {
    const own = [
      policy.hero,
      policy.focusAreas,
      policy.keyLessons,
      policy.methods,
      policy.application,
      policy.closing,
    ];
    expect(readingGrade(prose(own).join("\n"))).toBeLessThanOrEqual(12);
  });

  it("has five lessons and four methods", { tags: ["@public-2.9"] }, () => {
    expect(policy.keyLessons.items).toHaveLength(5);
    expect(policy.methods.cards).toHaveLength(4);
  });

  it("states what an advocate does, needs and gives", { tags: ["@public-2.9"] }, () => {
    expect(policy.application.commitment).toBe("4–8 hours per week");
    expect(policy.application.responsibilities.length).toBeGreaterThanOrEqual(4);
    expect(policy.application.requirements.join(" ")).toContain("4–8 hours per week");
  });

  it("closes with a contact link that has its proper text, and the partnership form", {
    tags: ["@public-2.9"],
  }, () => {
    expect(policy.closing.actions).toEqual([
      { label: "Contact Us", to: "/contact" },
      { label: "Partner With Us", to: "/partner#partnership-form" },
    ]);
  });
});
