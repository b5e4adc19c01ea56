import { describe, expect, it } from "vitest";
import { quoted } from "./record-facts";
import { fillPlaceholders, leftPlaceholders, unknownPlaceholders, withTemplate } from "./template-text";

describe("placeholders", () => {
  it.each([
    ["Hello {name},", { name: "Ann" }, "Hello Ann,"],
    ["Hello {name},", { name: "" }, "Hello,"],
    ["{company} and {role}", { company: "A {name}" }, "A {name} and {role}"],
    ["{nonsense} {", {}, "{nonsense} {"],
    ["{name}", { name: "$& $1" }, "$& $1"],
  ])("fills in %s with %j", (text, values, expected) => {
    expect(fillPlaceholders(text, values)).toBe(expected);
  });

  it("knows which of them some of the rows do not have", () => {
    const text = "{name} {company} {role} {nonsense} {company}";
    expect(unknownPlaceholders(text, ["partnership"])).toEqual(["role", "nonsense"]);
    expect(unknownPlaceholders(text, ["partnership", "volunteer"])).toEqual(["company", "role", "nonsense"]);
    expect(leftPlaceholders("{role} and {curly} braces")).toEqual(["role"]);
  });
});

describe("a chosen template", () => {
  const untouched = ["Hello\n\n\n\nAnn", "First template"];
  it.each([
    ["takes the place of the greeting", "Hello\r\n\r\n\r\n\r\nAnn ", "Letter"],
    ["takes the place of another template", "First template", "Letter"],
    ["takes the place of nothing", "  ", "Letter"],
    ["stands above what was typed", "Mine\n", "Letter\n\nMine"],
    ["does not stand there twice", "Letter\n", "Letter"],
  ])("%s", (_, typed, expected) => {
    expect(withTemplate(typed, "Letter", untouched)).toBe(expected);
  });
});

it("quotes nothing where nothing was written", () => {
  expect(quoted(" \r\n", "2026-11-20T00:00:00.000Z")).toBe("");
  expect(quoted("a\r\nb", "2026-01-02T00:00:00.000Z")).toBe("On Jan 2, 2026 you wrote:\na\nb");
});
