import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import * as about from "./about";

describe("the words of Who We Are", () => {
  itFollowsTheHouseRules(about);

  it("shows the three values by name", { tags: ["@public-2.6"] }, () => {
    expect(about.values.cards.map((card) => card.title)).toEqual([
      "Community First",
      "Practical Solutions",
      "Advocacy & Voice",
    ]);
  });

  it("tells the founding story as a composite", { tags: ["@public-2.6"] }, () => {
    expect(about.founderStory.note).toMatch(/composite/);
    expect(about.founderStory.paragraphs.length).toBeGreaterThanOrEqual(3);
  });

  it("invites to the chat and to the newsletter", { tags: ["@public-2.6"] }, () => {
    expect(about.joinMovement.heading).toBe("Join Our Movement");
    expect(about.joinMovement.actions.map((link) => link.to)).toEqual([
      "community-chat",
      "/#newsletter",
      "/volunteer",
    ]);
  });
});
