import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemsOf, readStatements, titlesIn } from "../support/coverage";

const document = readFileSync("docs/specification-coverage.md", "utf8");
const statements = readStatements(document);

describe("docs/specification-coverage.md", () => {
  it("names for every statement tests and files that exist", () => {
    expect(statements.flatMap(problemsOf)).toEqual([]);
  });

  it("counts its statements", () => {
    const [, total] = /^(\d+) statements, each with a test\./m.exec(document) ?? [];
    expect(Number(total)).toBe(statements.length);
  });
});

describe("the check itself", () => {
  const row = (where: string, test: string) =>
    readStatements(`| A statement | \`${where}\` | ${test} | A note. |`).flatMap(problemsOf);

  it.each([
    ["— no test yet", "A statement: no test"],
    ["`content/home` “has no such test”", "app/content/home.test.ts has no test “has no such test”"],
    ["`e2e/nowhere` “is somewhere”", "A statement: there is no tests/e2e/nowhere.spec.ts"],
    ["`structure/coverage` “finds %s” and more", "A statement: no test"],
    ["`structure/coverage` “finds %s”<br>and more", "A statement: cannot be read"],
  ])("finds %s", (test, problem) => {
    expect(row("root.tsx", test).join()).toContain(problem);
  });

  it("finds a place that is gone", () => {
    const problems = row("routes/gone.tsx", "`structure/coverage` “finds a place that is gone”");
    expect(problems).toEqual(["A statement: there is no routes/gone.tsx"]);
  });

  it("reads titles as they stand in the source", () => {
    const sample = [
      'it("says \\"no\\"", f);',
      'it.each([1])("adds %i", f);',
      "test(`opens $" + "{path}`, f);",
      'call("not this", f);',
    ];
    const titles = [...titlesIn(sample.join("\n"))];
    expect(titles.slice(0, 2)).toEqual(['says "no"', "adds %i"]);
    expect(titles[2]).toMatch(/^opens \$\{path\}$/);
    expect(titles).toHaveLength(3);
  });
});
