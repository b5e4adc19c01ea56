import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import { contactWords } from "../es/contact";
import { directoryWords as inSpanish } from "../es/directory";
import { urgent } from "../es/home";
import * as support from "./support-resources-page";

describe("the words of Support & Resources", () => {
  itFollowsTheHouseRules(support);

  it("leads to giving, volunteering and the support team", { tags: ["@public-2.7"] }, () => {
    expect(support.takePart.actions).toEqual([
      { label: "Support Our Mission", to: "/support" },
      { label: "Apply to Volunteer", to: "/volunteer" },
      { label: "Contact Support Team", to: "/contact" },
    ]);
  });

  it("has the two services, each with its features", { tags: ["@public-2.7"] }, () => {
    expect(support.services.cards.map((card) => card.title)).toEqual([
      "Financial Assistance",
      "Mental Health Support",
    ]);
    for (const card of support.services.cards) expect(card.items.length).toBeGreaterThanOrEqual(4);
  });

  it("names 988, 211 and 741741 as numbers that can be dialed", () => {
    expect(support.crisisNote.lines.map((line) => line.to)).toEqual([
      "tel:988",
      "sms:988",
      "tel:211",
      "sms:741741?&body=HOME",
    ]);
  });

  it("says of 211 no more than its entry: that it answers at any hour in most places", () => {
    expect(support.crisisNote.text).toContain("211, at any hour in most places,");
    expect(inSpanish.crisisNote.text).toContain("211, a toda hora en la mayoría de los lugares.");
    const of211 = [contactWords.en, contactWords.es].map(({ urgentHelp }) => urgentHelp.lines.at(-1)?.text);
    expect(of211).toEqual([
      expect.stringContaining("At any hour in most places."),
      expect.stringContaining("A toda hora en la mayoría de los lugares."),
    ]);
    expect(urgent.lines.at(-1)?.text).toBe(of211[1]);
  });

  it("explains access in three steps, with the contact form as intake form", {
    tags: ["@public-2.7"],
  }, () => {
    expect(support.accessSteps.heading).toBe("How to Access Support");
    expect(support.accessSteps.steps.map((step) => step.title)).toEqual([
      "Join the community",
      "Complete the intake form",
      "Get matched",
    ]);
    expect(support.accessSteps.steps.map((step) => step.action.to)).toEqual([
      "community-chat",
      "/contact?subject=support",
      `#${support.directory.anchor}`,
    ]);
  });

  it("tells two stories and invites to its own peer-counselor form", { tags: ["@public-2.7"] }, () => {
    expect(support.successStories.items).toHaveLength(2);
    expect(support.peerApplication.anchor).toBe("peer-counselor-form");
  });
});
