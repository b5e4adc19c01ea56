import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Page {
  /** Its name in docs/decisions. */
  file: string;
  text: string;
}

const FOLDER = "docs/decisions";
const INDEX = "README.md";

const HEAD =
  /^# (\d+)\. (\S.*)\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (accepted|superseded by (\d{4}))\n(?:\n|$)/;

/** The number that a file name begins with: "0012" of "0012-team-update-html.md". */
const prefixOf = (file: string) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1];

const isDate = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

/** The page's line in the index's table, or what is wrong with the page. */
function rowOf({ file, text }: Page): { row: string } | { error: string } {
  const [, number = "", title = "", date = "", status = ""] = HEAD.exec(text) ?? [];
  if (!number) return { error: "does not begin with a title, a date and a status" };
  if (number.padStart(4, "0") !== prefixOf(file)) return { error: "has another number in its name" };
  if (!isDate(date)) return { error: "has a date that does not exist" };
  return { row: `| ${number} | [${title}](${file}) | ${date} | ${status} |` };
}

/** The index's lines about pages, whatever the widths of the table's columns. */
const rowsIn = (index: string) =>
  index
    .split("\n")
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => line.replaceAll(/ +/g, " "));

/** What is wrong with the pages and their index. */
function breaches(pages: readonly Page[], index: string): string[] {
  const prefixes = pages.map(({ file }) => prefixOf(file));
  const listed = rowsIn(index);
  const rows = pages.map((page) => ({ ...page, result: rowOf(page) }));
  const expected = rows.flatMap(({ result }) => ("row" in result ? [result.row] : []));
  return [
    ...rows.flatMap(({ file, result }) => ("error" in result ? [`${file} ${result.error}`] : [])),
    ...pages.flatMap(({ file }, at) =>
      prefixes.indexOf(prefixOf(file)) < at ? [`${file} has a number that is taken`] : [],
    ),
    ...pages.flatMap(({ file, text }) => {
      const successor = HEAD.exec(text)?.[5];
      return successor && !prefixes.includes(successor)
        ? [`${file} is superseded by a page that is missing`]
        : [];
    }),
    ...pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((\d{4}-[^)]+)\)/g)]
        .filter(([, target]) => !pages.some((page) => page.file === target))
        .map(([, target]) => `${file} links to ${target}, which is missing`),
    ),
    ...expected.filter((row) => !listed.includes(row)).map((row) => `the index lacks ${row}`),
    ...listed.filter((row) => !expected.includes(row)).map((row) => `the index has no page for ${row}`),
  ];
}

describe("the decisions", () => {
  const pages = readdirSync(FOLDER)
    .filter((file) => file !== INDEX)
    .map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, "utf8") }));

  it("have a number, a title, a date, a status and a line in the index", () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(breaches(pages, readFileSync(`${FOLDER}/${INDEX}`, "utf8"))).toEqual([]);
  });
});

describe("the check of the decisions", () => {
  const page = (file: string, head: string): Page => ({ file, text: `${head}\n\n## Context\n` });
  const first = page("0001-a.md", "# 1. Use A\n\nDate: 2026-11-20 · Status: superseded by 0002");
  const second = page("0002-b.md", "# 2. Use B\n\nDate: 2026-11-21 · Status: accepted");
  const index = [
    "| Number | Title               | Date       | Status             |",
    "| -----: | ------------------- | ---------- | ------------------ |",
    "|      1 | [Use A](0001-a.md)  | 2026-11-20 | superseded by 0002 |",
    "|      2 | [Use B](0002-b.md)  | 2026-11-21 | accepted           |",
  ].join("\n");

  it("accepts pages that are complete and listed", () => {
    expect(breaches([first, second], index)).toEqual([]);
  });

  it.each([
    ["without a date", "# 3. Use C\n\nStatus: accepted", "0003-c.md", /does not begin with/],
    ["without a status", "# 3. Use C\n\nDate: 2026-11-21", "0003-c.md", /does not begin with/],
    [
      "with a date that does not exist",
      "# 3. Use C\n\nDate: 2026-02-30 · Status: accepted",
      "0003-c.md",
      /date that/,
    ],
    [
      "with an unknown status",
      "# 3. Use C\n\nDate: 2026-11-21 · Status: maybe",
      "0003-c.md",
      /does not begin with/,
    ],
    [
      "with another number in its name",
      "# 4. Use C\n\nDate: 2026-11-21 · Status: accepted",
      "0003-c.md",
      /its name/,
    ],
    [
      "that is not listed",
      "# 3. Use C\n\nDate: 2026-11-21 · Status: accepted",
      "0003-c.md",
      /the index lacks/,
    ],
    ["whose number is taken", "# 2. Use C\n\nDate: 2026-11-21 · Status: accepted", "0002-c.md", /is taken/],
    [
      "superseded by a page that is missing",
      "# 3. Use C\n\nDate: 2026-11-21 · Status: superseded by 0009",
      "0003-c.md",
      /superseded by a page/,
    ],
    [
      "with a link to a page that is missing",
      "# 3. Use C\n\nDate: 2026-11-21 · Status: accepted\n\nSee [9](0009-x.md).",
      "0003-c.md",
      /links to 0009-x\.md/,
    ],
  ])("finds a page %s", (_, head, file, message) => {
    expect(breaches([first, second, page(file, head)], index)).toContainEqual(expect.stringMatching(message));
  });

  it("finds a line of the index without a page, and one with another title", () => {
    expect(breaches([first], index)).toContainEqual(expect.stringMatching(/no page for \| 2/));
    expect(breaches([first, second], index.replace("Use B", "Use C"))).toHaveLength(2);
  });
});
