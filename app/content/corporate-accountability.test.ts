import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import { contactAbout } from "./contact";
import * as corporate from "./corporate-accountability";

describe("the words of Corporate Accountability", () => {
  itFollowsTheHouseRules(corporate);

  it("leads to its own advice first, and closes with legal help before contact", {
    tags: ["@public-2.11"],
  }, () => {
    const told = contactAbout("workplace");
    expect(corporate.hero.actions.map((action) => action.to)).toEqual(["#closing", "#targets"]);
    expect(corporate.partnershipForm.link.to).toBe("/partner");
    expect(corporate.closing.actions.map((action) => action.to)).toEqual([
      "/services/support-and-resources?category=Legal+Aid#results",
      told,
    ]);
  });

  it("has four campaign themes", { tags: ["@public-2.11"] }, () => {
    expect(corporate.themes.cards).toHaveLength(4);
  });

  it("has three targets with the specification's badges", { tags: ["@public-2.11"] }, () => {
    expect(corporate.targets.items.map((target) => target.badge)).toEqual([
      { tone: "red", label: "Active Campaign" },
      { tone: "yellow", label: "Under Pressure" },
      { tone: "blue", label: "Investigation" },
    ]);
  });

  it("leads each Join Campaign to the contact form with its own campaign", () => {
    for (const { slug, title, action, facts } of corporate.targets.items) {
      expect(action).toEqual({
        label: "Join Campaign",
        to: `/contact?subject=other&campaign=${slug}#message`,
      });
      expect(corporate.findCampaign(slug)).toMatchObject({ slug, title });
      expect(facts.length).toBeGreaterThanOrEqual(1);
    }
    expect(corporate.findCampaign("scorecard")?.title).toBe("Employer scorecard");
    expect(corporate.findCampaign("<script>")).toBeUndefined();
    expect(corporate.findCampaign(null)).toBeUndefined();
  });

  it("tells three wins of others, each with public reports", { tags: ["@public-2.11"] }, () => {
    expect(corporate.wins.items).toHaveLength(3);
    expect(corporate.wins.intro).toContain("We did not win these");
    for (const { sources } of corporate.wins.items) expect(sources.length).toBeGreaterThanOrEqual(1);
  });

  it("explains the three grades and says that the database is not there yet", {
    tags: ["@public-2.11"],
  }, () => {
    expect(corporate.scorecard.grades.map(({ grade }) => grade)).toEqual(["A+", "C", "F"]);
    expect(corporate.scorecard.badge).toMatch(/coming soon/);
    expect(corporate.scorecard.action.to).toBe("/contact?subject=other&campaign=scorecard#message");
  });
});
