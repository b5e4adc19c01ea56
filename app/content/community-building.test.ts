import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import { projectRoot } from "#tests/support/program";
import * as community from "./community-building";

describe("the words of Community Building", () => {
  itFollowsTheHouseRules(community);

  it("has the four programs, each with what it offers", { tags: ["@public-2.10"] }, () => {
    expect(community.programs.cards.map((card) => card.title)).toEqual([
      "Online Support Groups",
      "Discord Community",
      "Peer Mentorship",
      "Collective Organizing",
    ]);
    for (const card of community.programs.cards) expect(card.items).toHaveLength(2);
  });

  it("names entries of the directory for the time before a group begins", () => {
    const entries = readFileSync(join(projectRoot, "seeds/resources.json"), "utf8");
    for (const { name, link } of community.meanwhile.items) {
      expect(entries).toContain(`"title": "${name}"`);
      expect(entries).toContain(`"website_url": "${link}"`);
    }
  });

  it("states community values and four composite voices", { tags: ["@public-2.10"] }, () => {
    expect(community.values.cards).toHaveLength(4);
    expect(community.testimonials.items).toHaveLength(4);
  });

  it("sends people to the chat for events, and to volunteering", { tags: ["@public-2.10"] }, () => {
    expect(community.events.link.to).toBe("community-chat");
    expect(community.closing.actions.map((action) => action.to)).toEqual(["community-chat", "/volunteer"]);
  });
});
