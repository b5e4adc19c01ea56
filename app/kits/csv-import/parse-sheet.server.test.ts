import { expect, it } from "vitest";
import { cellText, sheetCell } from "./parse-sheet.server";

const texts = [
  "",
  "'",
  "''",
  "plain",
  "don't",
  "'tis",
  "=1+1",
  "'=1+1",
  "''=1+1",
  "+1 800 555 0100",
  "-5",
  "- five",
  "@here",
  " =1",
  "\t=1",
  "＝1",
  "12",
  "'12",
];

it.each(texts)("gives back %j, and hides it from spreadsheets where it must", (text) => {
  const cell = sheetCell(text);
  expect(cellText(cell)).toBe(text);
  expect(/^\s*([=@＝]|\+(?!\d+ ))/.test(cell)).toBe(false);
});

it("reads a cell of 200,000 apostrophes, with and without a formula behind them", () => {
  const apostrophes = "'".repeat(200_000);
  expect(cellText(apostrophes)).toBe(apostrophes);
  expect(cellText(`${apostrophes}=1`)).toBe(`${apostrophes.slice(1)}=1`);
});

it("reads a telephone number with the apostrophe of another program", () => {
  expect(cellText("'+1 800 555 0100")).toBe("+1 800 555 0100");
});

it("leaves text without the mark unchanged", () => {
  for (const text of ["=1+1", "+1 800", "'tis", "'"]) expect(cellText(text)).toBe(text);
});
