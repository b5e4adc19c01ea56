import { describe, expect, it } from "vitest";
import { acceptableName, cleanName, linkProblem } from "./subscriber-name";

describe("a subscriber's name", () => {
  it.each(["Sam Ortiz", "Sam Ortiz Jr.", "J. R. Smith", "D'Arcy", "María-José", "李小龍", "علی‌رضا"])(
    "may be %s",
    (name) => {
      expect(linkProblem(name)).toBeUndefined();
      expect(acceptableName(name)).toBe(name);
    },
  );

  it.each([
    "FREE PRIZE http://evil.example",
    "see evil.example",
    "EVIL.EXAMPLE/now",
    "t.co/x",
    "www.x",
    "a@evil.example",
    "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    "evil。example",
    "evil.\u200dexample",
  ])("has no link in it: %s", (name) => {
    expect(linkProblem(name)).toMatch(/without web or email addresses/);
    expect(acceptableName(name)).toBe("");
  });

  it("has no characters that hide or reorder text, and an end", () => {
    expect(cleanName(" Sam\u202e\u0007 \u2028Ortiz\u00ad ")).toBe("Sam Ortiz");
    expect(acceptableName("x".repeat(101))).toBe("");
  });
});
