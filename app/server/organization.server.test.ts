import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOrganization } from "./organization.server";

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "organization-"));
  path = join(folder, "organization.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(path, JSON.stringify(content));
  return readOrganization({ ORGANIZATION_FILE: path });
}

describe("who runs the site", () => {
  it("is unknown without a file", () => {
    expect(readOrganization({ ORGANIZATION_FILE: undefined })).toEqual({});
  });

  it("is what the file says, without the days of consent", () => {
    const people = [{ name: "Dana Ruiz", role: "Chair", consent: "2026-10-03" }];
    const found = read({ legalName: "Aid, Inc.", founded: 2023, people });
    expect(found).toEqual({
      legalName: "Aid, Inc.",
      founded: 2023,
      people: [{ name: "Dana Ruiz", role: "Chair" }],
    });
  });

  it.each([
    [
      "a person who has not agreed",
      { people: [{ name: "A", role: "B" }] },
      "people.0.consent must be the day",
    ],
    [
      "a script for a link",
      { report: { title: "R", link: "javascript:alert(1)" } },
      "report.link must be an address",
    ],
    [
      "a press contact that cannot be reached",
      { press: { name: "A" } },
      "press must have an email or a phone",
    ],
    [
      "half a dollar",
      { money: { year: 2025, in: [{ what: "A", amount: 0.5 }], out: [{ what: "B", amount: 1 }] } },
      "money.in.0.amount must be whole dollars",
    ],
    ["a year in words", { founded: "last year" }, "founded must be a year"],
    ["a name that is empty", { legalName: " " }, "legalName must not be empty"],
    ["a part that is misspelt", { founder: "A" }, /the file .*"founder"/],
  ])("is refused with the file and the field: %s", (_, content, message) => {
    expect(() => read(content)).toThrow(`ORGANIZATION_FILE ${path}`);
    expect(() => read(content)).toThrow(message);
  });
});
