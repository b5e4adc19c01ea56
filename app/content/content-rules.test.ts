import { describe, expect, it } from "vitest";
import { figuresWithoutSource, isKnownPlace, unmarkedComposites } from "#tests/support/content-rules";
import { readingGrade, sentences, syllables } from "#tests/support/readability";

describe("the readability measure", () => {
  it.each([
    ["work", 1],
    ["worker", 2],
    ["table", 2],
    ["community", 4],
    ["automation", 4],
    ["2026", 1],
  ])("counts the syllables of %s", (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  it("does not end a sentence inside a number", () => {
    expect(sentences("It rose 11.7% last year. Then it fell.")).toHaveLength(2);
  });

  it("puts plain words far below officialese", () => {
    const plain = readingGrade("The cat sat on the mat. It was warm. You can come in and rest.");
    const official = readingGrade(
      "Notwithstanding the aforementioned organizational considerations, prospective beneficiaries must demonstrate eligibility through comprehensive documentation of involuntary occupational displacement.",
    );
    expect(plain).toBeLessThan(3);
    expect(official).toBeGreaterThan(20);
  });
});

describe("the rules for content", () => {
  it("find a figure without a source, however deep", () => {
    const bare = { number: "9%", label: "of something", year: 2025 };
    expect(figuresWithoutSource({ deep: [{ bare }] })).toEqual([bare]);
  });

  it("find a testimonial that passes for a real one", () => {
    const block = { note: "Our members say:", items: [{ quote: "Great.", who: "A member" }] };
    expect(unmarkedComposites({ block })).toEqual([block]);
  });

  it("refuse a link to nowhere and a written-out outside address", () => {
    expect(isKnownPlace("/nowhere")).toBe(false);
    expect(isKnownPlace("https://example.org/chat")).toBe(false);
    expect(isKnownPlace("/contact?subject=support")).toBe(true);
  });
});
