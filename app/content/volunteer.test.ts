import { describe, expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import * as volunteer from "./volunteer";

describe("the words of Volunteer With Us", () => {
  itFollowsTheHouseRules(volunteer);

  it("has the four roles with the specification's weekly commitments", {
    tags: ["@public-2.17", "@public-3.5", "@public-9.7"],
  }, () => {
    expect(volunteer.roles.cards.map(({ role, commitment }) => [role, commitment])).toEqual([
      ["peer_counselor", "2–4 hours per week"],
      ["mental_health_professional", "3–6 hours per week"],
      ["policy_advocate", "4–8 hours per week"],
      ["community_moderator", "5–10 hours per week"],
    ]);
  });

  it("says for each role what one does and needs, and leads to its own form", () => {
    for (const { role, title, doing, needs, action } of volunteer.roles.cards) {
      expect(doing).toHaveLength(3);
      expect(needs).toHaveLength(3);
      expect(action.to).toBe(`/volunteer?role=${role}`);
      expect(volunteer.applicationHeading(role)).toBe(`Apply: ${title}`);
    }
  });

  it("leads back to the roles, to contact and to the chat", { tags: ["@public-2.17"] }, () => {
    expect(volunteer.backToRoles).toEqual({ label: "Back to Roles", to: "/volunteer" });
    const places = volunteer.closing.actions.map((action) => action.to);
    expect(places).toContain("/contact");
    expect(places).toContain("community-chat");
  });
});
