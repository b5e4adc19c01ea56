import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

const marked = (text: string, ...words: string[]) =>
  excerpt(text, words)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

describe("excerpt", () => {
  it("marks the words in the letters that the text has", () => {
    expect(marked("Zoë Großmann writes", "zoe", "grossmann")).toBe("[Zoë] [Großmann] writes");
    expect(marked("Łukasz 😀 Łukasz", "lukasz")).toBe("[Łukasz] 😀 [Łukasz]");
  });

  it("marks overlapping words once", () => {
    expect(marked("anna", "ann", "nna")).toBe("[anna]");
  });

  it("is one line around the first match of a long text", () => {
    const found = marked(`${"before ".repeat(60)}needle\n\n${"after ".repeat(60)}`, "needle");
    expect(found).toMatch(/^….{30}\[needle\] after .*…$/);
    expect(found.length).toBeLessThan(160);
  });

  it("is the beginning where nothing matches, and nothing of an empty text", () => {
    expect(marked("It is about something else", "zebra")).toBe("It is about something else");
    expect(marked("", "zebra")).toBe("");
  });
});
