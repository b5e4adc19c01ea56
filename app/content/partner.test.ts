import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import * as partner from "./partner";

describe("the words of Partner With Us", () => {
  itFollowsTheHouseRules(partner);

  it("has four benefits and the two opportunities", { tags: ["@public-2.12"] }, () => {
    expect(partner.benefits.cards).toHaveLength(4);
    expect(partner.opportunities.cards.map((card) => card.title)).toEqual([
      "Corporate Sponsorship",
      "Strategic Collaboration",
    ]);
  });

  it("leads to the form on the page", () => {
    expect(partner.form.anchor).toBe("partnership-form");
    expect(partner.hero.actions.map((action) => action.to)).toEqual(["#partnership-form", "#benefits"]);
  });
});
