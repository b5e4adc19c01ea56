import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coveragePage, readTaggedFiles, tagsIn } from "../../scripts/support/coverage.mjs";
import { readSections, sectionsIn } from "../../scripts/support/specification.mjs";
import { sectionsWithoutTests, wrongCitations, wrongReferences, wrongTags } from "../support/coverage-rules";

const sections = readSections();
const files = readTaggedFiles();
const decisions = readdirSync("docs/decisions");
const items = new Set(
  [...readFileSync("docs/departures.md", "utf8").matchAll(/^(\d+)\. /gm)].map((match) => match[1] ?? ""),
);

describe("the specifications and the tests", () => {
  it("have a test for every section", () => {
    expect(sectionsWithoutTests(sections, files)).toEqual([]);
  });

  it("have a section for every tag", () => {
    expect(wrongTags(sections, files)).toEqual([]);
  });

  it("have an item of the list or a decision for every departure", () => {
    expect(wrongReferences(sections, items, decisions)).toEqual([]);
  });

  it("have a section for every citation", () => {
    const folders = ["app", "bench", "docs/decisions", "migrations", "scripts", "tests"];
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
      encoding: "utf8",
    });
    const paths = listed
      .split("\n")
      .filter((path) => /\.(ts|tsx|mjs|cjs|sh|md)$/.test(path) && existsSync(path));
    expect(paths.length).toBeGreaterThan(500);
    const wrong = paths
      .filter((path) => path !== "tests/structure/coverage.test.ts")
      .flatMap((path) => wrongCitations(sections, path, readFileSync(path, "utf8")));
    expect(wrong).toEqual([]);
  });
});

describe("the check itself", () => {
  /** A tag that is not written out, since this is a test file too. */
  const tag = (number: string) => `@staff-${number}`;
  const sample = sectionsIn(
    "staff",
    [
      "## 1. Purpose",
      "- For staff.",
      "  - Departure (departures 4, decision mail): on",
      "    purpose.",
      "## 2. Screens",
      "### 2.1 Login & more",
    ].join("\n"),
  );
  const file = (text: string) => tagsIn("some.test.ts", text);

  it("reads headings and departures", () => {
    expect(sample.map((section) => [section.tag, section.link, section.hasParts])).toEqual([
      [tag("1"), "specification/staff.md#1-purpose", false],
      [tag("2"), "specification/staff.md#2-screens", true],
      [tag("2.1"), "specification/staff.md#21-login--more", false],
    ]);
    expect(sample[0]?.departures).toEqual([
      { references: ["departures 4", "decision mail"], text: "on purpose." },
    ]);
  });

  it("reads the tags of tests", () => {
    const text = `
      it("a", { tags: ["@staff-1", "@staff-2.1"] }, f);
      it.each([{ tags: ["other"] }])("b %o", { timeout: 1, tags: ["@staff-1"] }, f);
      test(\`c\`, { tag: ["@with-script", "@staff-1"] }, f);`;
    expect(file(text).tags).toEqual([tag("1"), tag("2.1"), tag("1"), tag("1")]);
    expect(file(text).misplaced).toEqual([]);
  });

  it("finds a section without a test", () => {
    expect(sectionsWithoutTests(sample, [file('it("a", { tags: ["@staff-1"] }, f)')])).toEqual([tag("2.1")]);
  });

  it.each([
    ["that names no section", 'it("a", { tags: ["@staff-2.2"] }, f)'],
    ["of a section that has parts", 'it("a", { tags: ["@staff-2"] }, f)'],
    ["of a describe", 'test.describe("a", { tag: ["@staff-2.1"] }, f)'],
    ["of a skipped test", 'it.skip("a", { tags: ["@staff-2.1"] }, f)'],
    ["in a variable", 'const tags = ["@staff-2.1"]; it("a", { tags }, f)'],
    ["that is not in an array", 'it("a", { tags: "@staff-2.1" }, f)'],
  ])("finds a tag %s", (_, text) => {
    expect(wrongTags(sample, [file(text)])).toEqual([expect.stringMatching(/^some\.test\.ts: @staff-2/)]);
  });

  it("finds departures whose reference does not exist", () => {
    expect(wrongReferences(sample, new Set(["4"]), ["mail.md"])).toEqual([]);
    expect(wrongReferences(sample, new Set(["3"]), ["mails.md"])).toEqual([
      `${tag("1")}: departures 4`,
      `${tag("1")}: decision mail`,
    ]);
  });

  it.each([
    "Staff specification, section 3.",
    "As it says (staff\n * specification, section 2.2).",
    "The staff specification's entities, section 4",
    "The public specification (section 1)",
    "logged (section 8)",
  ])("finds the citation %j of a section that does not exist", (text) => {
    expect(wrongCitations(sample, "some.ts", text)).toHaveLength(1);
  });

  it("accepts citations of a section and of an RFC", () => {
    const text = "Staff specification, section 2. As in section 2.1. (RFC 9110, section 15.5.14)";
    expect(wrongCitations(sample, "some.ts", text)).toEqual([]);
  });

  it("counts a file's tests in the page of npm run docs:coverage", () => {
    const page = coveragePage(sample, [file('it("a", { tags: ["@staff-1"] }, f)')]);
    expect(page).toContain("- [some.test.ts](../some.test.ts): 1 test\n");
    expect(page).toContain("[decision mail](../docs/decisions/mail.md)): on purpose.");
  });
});
