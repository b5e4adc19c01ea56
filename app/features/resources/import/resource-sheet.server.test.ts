import { describe, expect, it } from "vitest";
import { parseSheet } from "~/kits/csv-import/parse-sheet.server";
import { decodeSheet } from "~/kits/csv-import/receive-sheet.server";
import { fileProblems } from "~/kits/csv-import/upload.form";
import { resourceSheet } from "./resource-sheet.server";

const bytes = (text: string) => new TextEncoder().encode(text);

function rows(text: string) {
  const read = parseSheet(resourceSheet, text);
  if (!read.ok) throw new Error(read.problem);
  return read.sheet.rows.map(({ line, cells, problem }) => [line, problem ?? cells]);
}
const problem = (text: string) => {
  const read = parseSheet(resourceSheet, text);
  return read.ok ? "" : read.problem;
};

describe("a file", () => {
  it.each([
    ["commas", 'Title,Organization\r\n"a, b",c\r\n'],
    ["semicolons", 'Title;Organization\n"a, b";c\n'],
    ["tabs", "Title\tOrganization\na, b\tc"],
    ["a byte order mark", '\uFEFFTitle,Organization\n"a, b",c'],
    ["old line ends", 'Title,Organization\r"a, b",c\r'],
    ["quotes around everything", '"Title","Organization"\n"a, b","c"\n'],
    ["more empty cells in every line", 'Title,Organization,,\n"a, b",c,,\n,,,\n'],
    ["the database's names", 'title,ORGANIZATION\n"a, b",c'],
  ])("is read with %s", (_, text) => expect(rows(text)).toEqual([[2, { title: "a, b", organization: "c" }]]));

  it("keeps line ends and quotes inside a cell, and counts lines as an editor does", () => {
    expect(rows('Title,Organization\n"say ""no""",a\n\n"two\r\nlines",b\nlast,c\n')).toEqual([
      [2, { title: 'say "no"', organization: "a" }],
      [4, { title: "two\nlines", organization: "b" }],
      [6, { title: "last", organization: "c" }],
    ]);
  });

  it("takes the mark off what a spreadsheet would have run, and spaces from the ends", () => {
    expect(rows("Title,Organization\n'=1+1, 'tis ")).toEqual([[2, { title: "=1+1", organization: "'tis" }]]);
  });

  it("may leave out the last cells of a row, but not have more than there are columns", () => {
    expect(rows("Title,Organization,Cost\na,b\nc,d,e,f")).toEqual([
      [2, { title: "a", organization: "b", cost: "" }],
      [3, expect.stringContaining("4 cells")],
    ]);
  });

  it("with too few cells and a text for its ID is reported for its cells", () => {
    expect(rows("Entry ID,Title,Organization\nonly,two")).toEqual([[2, expect.stringContaining("2 cells")]]);
    expect(rows("Entry ID,Title,Organization\n7,two")).toEqual([
      [2, { id: "7", title: "two", organization: "" }],
    ]);
  });

  it("of another directory is read by what its columns mean", () => {
    const hsdsServices =
      "id,organization_id,name,description,url,email,status,fees_description,eligibility_description,state_province,city\n" +
      "22,7,Warm line,Talk to somebody,www.example.org,x@example.org,active,Free,Adults,Ohio,Dayton";
    expect(rows(hsdsServices)).toEqual([
      [
        2,
        {
          title: "Warm line",
          organization: "Warm line",
          description: "Talk to somebody",
          websiteUrl: "www.example.org",
          active: "active",
          cost: "Free",
          eligibilityRequirements: "Adults",
          state: "Ohio",
          country: "US",
          geographicScope: "Dayton, Ohio",
        },
      ],
    ]);
    const listing =
      "Agency Name;Program Name;Main Phone;Website;Fees;Area Served;Taxonomy\nA;P;211;w;Free;Ulm;Food";
    expect(rows(listing)).toEqual([
      [
        2,
        {
          organization: "A",
          title: "P",
          phoneNumber: "211",
          websiteUrl: "w",
          cost: "Free",
          geographicScope: "Ulm",
          category: "Food",
        },
      ],
    ]);
  });

  it("has no number of an entry in a column “id”, which another directory has, too", () => {
    expect(rows("id,name,organization\n22,Warm line,Helpers")).toEqual([
      [2, { title: "Warm line", organization: "Helpers" }],
    ]);
  });

  it("has its unknown columns named", () => {
    const read = parseSheet(resourceSheet, "Entry ID,Titel,Notes\n1,a,b");
    expect(read).toMatchObject({ ok: true, sheet: { columns: ["id"], unknown: ["Titel", "Notes"] } });
    expect(parseSheet(resourceSheet, "Entry ID,constructor\n1,a")).toMatchObject({
      sheet: { unknown: ["constructor"] },
    });
  });
});

describe("a file nothing can be made of is told why", () => {
  it.each([
    ["nothing", " \n", "The file is empty"],
    [
      "wrong columns",
      "Shoe,Size\na,b",
      "The first line must name the columns. Missing: Title, Organization. Found: “Shoe”, “Size”",
    ],
    [
      "no column names",
      "211 Help Line",
      "The first line must name the columns. Missing: Title, Organization. Found: “211 Help Line”",
    ],
    ["a column twice", "Title,Organization,title\na,b,c", "The column “Title” is there twice"],
    ["no rows", "Title,Organization\n,\n", "The file has column names, and no rows below them"],
    [
      "a quotation mark left open",
      'Title,Organization\na,b\n"c,d\ne,f\n',
      "Line 3: a quotation mark is opened and never closed",
    ],
    ["2 MB of commas", ",".repeat(1_900_000), "The file has more than 200,000 cells: import it in parts"],
    [
      "a line of commas",
      ",".repeat(100_000),
      "The first line must name the columns. Missing: Title, Organization. Found: ",
    ],
    [
      "a row that never ends",
      `Title,Organization\na,b\n${"c".repeat(1_900_000)}`,
      "Line 3 is longer than 100,000 characters",
    ],
    [
      "many empty columns",
      `Title,Organization\n${`a,b${",".repeat(379)}\n`.repeat(4_900)}`,
      "The file has more than 200,000 cells: import it in parts",
    ],
    [
      "more columns than are read",
      `Title,Organization${",x".repeat(499)}\na,b`,
      "The file has more than 500 columns: leave out what is not imported",
    ],
    [
      "too many rows",
      `Title,Organization\n${"a,b\n".repeat(5001)}`,
      "The file has more than 5,000 rows: import it in parts",
    ],
  ])("%s", (_, text, expected) => expect(problem(text)).toBe(expected));

  it.each([
    [
      "a workbook",
      Uint8Array.of(0x50, 0x4b, 3, 4),
      "This is a workbook, not a CSV file: in the spreadsheet, save it as “CSV UTF-8”",
    ],
    ["UTF-32", Uint8Array.of(0x54, 0, 0, 0, 0x69, 0, 0, 0), fileProblems.encoding],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), fileProblems.encoding],
  ])("%s", (_, file, expected) => expect(decodeSheet(file)).toEqual({ ok: false, problem: expected }));

  it("in UTF-16 is read with and without its mark", () => {
    const wide = (text: string, big: boolean) => {
      const view = new DataView(new ArrayBuffer(text.length * 2));
      for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !big);
      return new Uint8Array(view.buffer);
    };
    for (const big of [false, true]) {
      expect(decodeSheet(wide("\uFEFFTitle;Peña", big))).toEqual({ ok: true, text: "Title;Peña" });
      expect(decodeSheet(wide("Title;Peña", big))).toEqual({ ok: true, text: "Title;Peña" });
    }
  });

  it("in Windows-1252 is read, and its preview says so", () => {
    const western = Uint8Array.of(0x50, 0x65, 0xf1, 0x61, 0x20, 0x80, 0x2c);
    expect(decodeSheet(western)).toEqual({
      ok: true,
      text: "Peña €,",
      note: expect.stringContaining("Windows-1252"),
    });
  });

  it("but UTF-8 is read with and without its mark", () => {
    expect(decodeSheet(bytes("Peña"))).toEqual({ ok: true, text: "Peña" });
    expect(decodeSheet(bytes("\uFEFFPeña"))).toEqual({ ok: true, text: "Peña" });
  });
});
