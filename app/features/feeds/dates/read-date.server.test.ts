import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findDayOrder, readDate } from "./read-date";

/** Sets of dates with what they mean: an instant, a day, or "none". The second is one that the grammar was not written for. */
const sets = [
  { file: "feed-dates.tsv", bound: 0.98 },
  { file: "feed-dates-locked.tsv", bound: 0.95 },
];

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** To the millisecond. */
const normal = (expected: string) => (expected.includes("T") ? new Date(expected).toISOString() : expected);

function mistakesIn(path: string): { mistakes: string[]; total: number } {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.includes("\t"));
  const mistakes = lines.filter((line) => {
    const [written = "", expected = ""] = line.split("\t");
    const text = written.replace(/\\([nrt])/g, (_, letter: string) => escapes[letter] ?? "");
    return (readDate(text).iso ?? "none") !== normal(expected.trim());
  });
  return { mistakes, total: lines.length };
}

describe.each(sets)("the dates of $file", ({ file, bound }) => {
  const path = join("tests/feed-dates", file);
  it.runIf(existsSync(path))("are understood", () => {
    const { mistakes, total } = mistakesIn(path);
    expect(1 - mistakes.length / total, mistakes.join("\n")).toBeGreaterThanOrEqual(bound);
  });
});

describe("a date", () => {
  it.each([
    ["Friday, December 22, 2017 - 3:09pm", "2017-12-22T15:09:00.000Z"],
    ["Mon, 16th Nov 2020 13:16:28 GMT", "2020-11-16T13:16:28.000Z"],
    ["Jan. 4, 2016, 12:37 p.m.", "2016-01-04T12:37:00.000Z"],
    ["Thu, June 22, 2023 at 01:11 PM EDT", "2023-06-22T17:11:00.000Z"],
    ["ven., 03 juil. 2020 15:09:58 +0000", "2020-07-03T15:09:58.000Z"],
    ["mar., 03 mars 2020 15:09:58 +0000", "2020-03-03T15:09:58.000Z"],
    ["1520932969", "2018-03-13T09:22:49.000Z"],
    ["Thu, 19 Nov 2026 08:30:00 MET", "2026-11-19T07:30:00.000Z"],
    ["Thu, 16 Jul 2026 08:30:00 MEST", "2026-07-16T06:30:00.000Z"],
    ["Montag, 16. November 2020 um 15.09 Uhr", "2020-11-16T15:09:00.000Z"],
    ["16 novembre 2020 à 15h09", "2020-11-16T15:09:00.000Z"],
    ["16 de noviembre de 2020, 12:37 p. m.", "2020-11-16T12:37:00.000Z"],
    ["1:16 p.m. ET July 16, 2020", "2020-07-16T17:16:00.000Z"],
    ["2020-07-16T08:00:00 America/New_York", "2020-07-16T12:00:00.000Z"],
    ["Пн, 16 Nov 2020 13:16:28 +0300", "2020-11-16T10:16:28.000Z"],
    ["Fri, 03/04/2026", "2026-04-03"],
    ["05/05/2026", "2026-05-05"],
    ["1er janvier 2021", "2021-01-01"],
    ["2026年11月07日（土）10時30分", "2026-11-07T10:30:00.000Z"],
    ["Sat, 07 Nov 2026 10:30:00 Eastern Standard Time", "2026-11-07T15:30:00.000Z"],
    ["Tue, 7 Jul 2026 10:30:00 Pacific Time", "2026-07-07T17:30:00.000Z"],
    ["Sat, 07 Nov 2026 10:30:00 GMT GMT", "2026-11-07T10:30:00.000Z"],
    ["Sábado, 07 de Novembro de 2026 às 10h30", "2026-11-07T10:30:00.000Z"],
    ["sabato 7 novembre 2026, ore 10:30", "2026-11-07T10:30:00.000Z"],
    ["13.5.2026 klo 10.30", "2026-05-13T10:30:00.000Z"],
    ["03/04/2026", null],
    ["2 hours ago", null],
    ["Nov 16", null],
    ["2026-02-30", null],
    ["12:30 13:30 Nov 16 2026", null],
    ["+275761-01-01T00:00:00Z", null],
  ])("%j is %s", (text, iso) => expect(readDate(text).iso).toBe(iso));

  it("of two numbers has the order that the other dates of its feed show", () => {
    expect(readDate("03/04/2026", findDayOrder(["03/04/2026", "13/04/2026"])).iso).toBe("2026-04-03");
    expect(readDate("03/04/2026", findDayOrder(["03/04/2026", "03/31/2026"])).iso).toBe("2026-03-04");
    expect(findDayOrder(["13/04/2026", "03/31/2026"])).toBeNull();
  });
});
