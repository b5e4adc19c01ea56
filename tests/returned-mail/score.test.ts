import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseMail } from "~/features/bounces/parse-mail.server";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Parts of a file that begin with a line "=== title". */
function sections(name: string): { title: string; text: string }[] {
  return read(name)
    .split(/^=== /m)
    .slice(1)
    .map((part) => ({ title: part.split("\n", 1)[0] ?? "", text: part.slice(part.indexOf("\n") + 1) }));
}

const ID = `<${"0123456789abcdef".repeat(2)}@example.org>`;
const values = { recipient: "ann@example.com", id: ID };
const fill = (text: string, more: Record<string, string>) =>
  Object.entries({ ...more, ...values })
    .reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), text)
    .replaceAll("\n", "\r\n");

const layouts = sections("layouts.txt");
const answers = read("answers.tsv")
  .trim()
  .split("\n")
  .map((line) => {
    const [kind = "", status = "", reply = ""] = line.split("\t");
    return { kind, status, reply };
  });
const reports = sections("reports.txt").map(({ title, text }) => {
  const [kind = ""] = title.split(":", 1);
  return { kind, title, text: fill(text, {}) };
});

const parse = async (text: string) => (await parseMail(Buffer.from(text))).report;

describe("reports in the layouts of many mail systems, with the answers of many others", () => {
  it.each(layouts)("$title", async ({ text }) => {
    const wrong: string[] = [];
    for (const { kind, status, reply } of answers) {
      const report = await parse(fill(text, { status, reply }));
      if (report.kind !== kind) wrong.push(`${report.kind}, not ${kind}: ${reply}`);
      expect(report.messageIds).toEqual([ID]);
    }
    expect(wrong).toEqual([]);
  });

  it("are of at least 20 systems", () => {
    expect(layouts.length).toBeGreaterThan(20);
  });
});

describe("a report", () => {
  it.each(reports)("is $title", async ({ kind, text }) => {
    expect((await parse(text)).kind).toBe(kind);
  });
});
