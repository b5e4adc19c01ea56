import { describe, expect, it } from "vitest";
import { neutralised, toCsv } from "./csv";

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
  it.each(["=1+1", "+1 555 0100", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1+1", "=cmd|' /C calc'!A0"])(
    "defuses %j",
    (cell) => expect(neutralised(cell)).toBe(`'${cell}`),
  );

  it.each([
    "-12",
    "+3.5",
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
