import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import * as donate from "./donate";

describe("the words of Support Our Mission", () => {
  itFollowsTheHouseRules(donate);

  it("shows what $25, $100 and $500 can do", { tags: ["@public-2.13", "@public-9.8"] }, () => {
    expect(donate.impact.examples.map((example) => example.amount)).toEqual(["$25", "$100", "$500"]);
    for (const { amount, text } of donate.impact.examples) {
      const tier = donate.oneTime.tiers.find((tier) => tier.amount.startsWith(amount));
      expect(tier?.text).toBe(text);
    }
  });

  it("has the four one-time tiers, suggesting Champion, as no figures show which is popular", {
    tags: ["@public-9.8"],
  }, () => {
    expect(donate.oneTime.tiers.map(({ amount, name }) => [amount, name])).toEqual([
      ["$25", "Supporter"],
      ["$100", "Advocate"],
      ["$250", "Champion"],
      ["$500+", "Hero"],
    ]);
    expect(donate.oneTime.tiers.filter((tier) => tier.suggested).map((tier) => tier.name)).toEqual([
      "Champion",
    ]);
    expect(donate.suggestedLabel).toBe("Suggested");
    expect(JSON.stringify(donate)).not.toMatch(/popular/i);
  });

  it("has the three monthly tiers", { tags: ["@public-9.8"] }, () => {
    expect(donate.monthly.tiers).toEqual(["$15", "$50", "$100"]);
  });

  it("names chat roles, updates and calls with the team as perks, and offers no founder", {
    tags: ["@public-9.8"],
  }, () => {
    const perks = donate.perks.items.map(({ text }) => text).join("\n");
    expect(perks).toMatch(/role in the community chat/);
    expect(perks).toMatch(/team updates/);
    expect(perks).toMatch(/call with the team/);
    expect(JSON.stringify(donate)).not.toMatch(/founder/i);
  });

  it("says before the buttons that a gift's sum is chosen on the platform", () => {
    for (const { intro } of [donate.oneTime, donate.monthly])
      expect(intro).toMatch(/platform.* you choose the sum|You choose the sum on the platform/);
    expect(donate.oneTime.give).not.toMatch(/\$/);
  });
});
