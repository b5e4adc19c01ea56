import { expect, it } from "vitest";
import { toCsv } from "./csv";

it("quotes every cell and ends every line with CR LF", () => {
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
])("keeps %s inside its cell", (_, cell, line) => {
  expect(toCsv([[cell]])).toBe(line);
});

it("makes an empty file of no rows", () => {
  expect(toCsv([])).toBe("");
});
