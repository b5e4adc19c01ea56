import { describe, expect, it } from "vitest";
import { acceptableName, cleanName, nameProblem } from "./subscriber-name.server";

describe("a subscriber's name", () => {
  it.each([
    "Sam Ortiz",
    "Sam Ortiz Jr.",
    "J. R. Smith",
    "J.R. Smith",
    "J.R.R. Tolkien",
    "J.Smith",
    "J.Kim",
    "T.Do",
    "St.John",
    "Ste.Marie",
    "Dr.Art Brown",
    "Md.Al Amin",
    "Ma.Teresa Cruz",
    "Anne.Li",
    "A.de la Torre",
    "A.P.J.Abdul Kalam",
    "Mary.Ann",
    "john.smith",
    "Pat.js",
    "Ph.D. Lee",
    "Smith, M.D.",
    "D'Arcy",
    "María-José",
    "Мария.Иванова",
    "李小龍",
    "علی‌رضا",
  ])("may be %s", (name) => {
    expect(nameProblem(name)).toBeUndefined();
    expect(acceptableName(name)).toBe(name);
  });

  it.each([
    "FREE PRIZE http://evil.example",
    "see evil.example",
    "EVIL.EXAMPLE/now",
    "t.co/x",
    "T.Co/x",
    "bit.ly/abc",
    "Evil.Ru",
    "Win.Top",
    "cheap pills.shop now",
    "EVIL.COM",
    "evil.co.uk",
    "сайт.рф",
    "www.x",
    "a@evil.example",
    "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    "evil。example",
    "evil.\u200dexample",
  ])("has no link in it: %s", (name) => {
    expect(nameProblem(name)).toMatch(/without web or email addresses/);
    expect(acceptableName(name)).toBe("");
  });

  it("has no characters that hide or reorder text, and an end", () => {
    expect(cleanName(" Sam\u202e\u0007 \u2028Ortiz\u00ad ")).toBe("Sam Ortiz");
    expect(acceptableName("x".repeat(101))).toBe("");
  });
});
