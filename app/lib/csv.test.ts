import { describe, expect, it } from "vitest";
import { neutralised, sheetTime, toCsv } from "./csv";

it("quotes every cell and ends every line with CR LF", { tags: ["@staff-5.5"] }, () => {
  expect(
    toCsv([
      ["Name", "Jobs"],
      ["Ann", 3.7],
    ]),
  ).toBe('"Name","Jobs"\r\n"Ann","3.7"\r\n');
});

it.each([
  ["a quote", 'say "no"', '"say ""no"""\r\n'],
  ["a comma", "Ohio, US", '"Ohio, US"\r\n'],
  ["a line break", "one\ntwo", '"one\ntwo"\r\n'],
  ["nothing", "", '""\r\n'],
  ["letters beyond ASCII", "Peña", '"Peña"\r\n'],
])("quotes %s", (_, cell, line) => {
  expect(toCsv([[cell]])).toBe(line);
});

it("makes an empty file of no rows", () => {
  expect(toCsv([])).toBe("");
});

describe("neutralised", () => {
  it.each([
    "=1+1",
    "+1-555-0100",
    "+1 -555",
    "+1 (-5)",
    "+1 A1",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
    "＝1+1",
    "=cmd|' /C calc'!A0",
  ])("defuses %j", (cell) => expect(neutralised(cell)).toBe(`'${cell}`));

  it.each([
    "-12",
    "+3.5",
    "+1 555 0100",
    "+1 (555) 010-0100",
    "+44(0)20 7946 0000",
    "12",
    "2026-11-20",
    "2026-11-20T08:00:00.000Z",
    "ann@example.org",
    "a = b",
    "",
    'say "no"',
  ])("leaves %j alone", (cell) => expect(neutralised(cell)).toBe(cell));

  it("leaves numbers alone", () => expect(neutralised(-5)).toBe(-5));
});

describe("sheetTime", () => {
  it("writes a timestamp as spreadsheets read one", () =>
    expect(sheetTime("2026-11-20T08:05:09.123Z")).toBe("2026-11-20 08:05:09"));

  it.each(["2026-11-20", "At 2026-11-20T08:05:09.123Z", "", 5])("leaves %j alone", (cell) =>
    expect(sheetTime(cell)).toBe(cell),
  );
});
