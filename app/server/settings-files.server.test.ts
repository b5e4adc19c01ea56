import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOrganization, readVoices } from "./settings-files.server";

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-files-"));
  path = join(folder, "setting.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: unknown) =>
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));

function readVoicesOf(content: unknown) {
  write(content);
  return readVoices({ VOICES: "on", VOICES_FILE: path });
}

function readOrganizationOf(content: unknown) {
  write(content);
  return readOrganization({ ORGANIZATION_FILE: path });
}

describe("the people quoted on the site", () => {
  it("are composites with a note, unless the operator has others", {
    tags: ["@public-2.6", "@public-2.7", "@public-2.10", "@public-2.13"],
  }, () => {
    const voices = readVoices({ VOICES: "on", VOICES_FILE: undefined });
    expect(Object.keys(voices)).toHaveLength(4);
    for (const { note } of Object.values(voices)) expect(note).toMatch(/composite/);
  });

  it("are gone with VOICES=off, even when there is a file", () => {
    expect(readVoices({ VOICES: "off", VOICES_FILE: "/nowhere.json" })).toEqual({});
  });

  it("are those of the file alone, real ones without a note", () => {
    const voices = readVoicesOf({
      founderStory: { real: true, consent: "2026-10-03", heading: "Our first day", paragraphs: ["A", "B"] },
      donorVoices: { real: true, items: [{ quote: "My turn.", who: "Bo", consent: "2026-10-03" }] },
    });
    expect(voices.donorVoices?.items).toEqual([{ quote: "My turn.", who: "Bo" }]);
    expect(voices.donorVoices).not.toHaveProperty("note");
    expect(voices.founderStory).toMatchObject({ heading: "Our first day", paragraphs: ["A", "B"] });
    expect(voices.founderStory).not.toHaveProperty("note");
    expect(voices.communityVoices).toBeUndefined();
    expect(voices.successStories).toBeUndefined();
  });

  it("keep the note when the file's people are composites too", () => {
    const voices = readVoicesOf({
      communityVoices: { real: false, items: [{ quote: "A team.", who: "An agent" }] },
    });
    expect(voices.communityVoices?.note).toMatch(/composites/);
  });

  it.each([
    [
      "no consent",
      { donorVoices: { real: true, items: [{ quote: "Q", who: "W" }] } },
      "donorVoices.items.0.consent must",
    ],
    [
      "an empty quote",
      { communityVoices: { real: false, items: [{ quote: " ", who: "W" }] } },
      "communityVoices.items.0.quote must not be empty",
    ],
    [
      "not said whether real",
      { donorVoices: { items: [{ quote: "Q", who: "W" }] } },
      "donorVoices.real must be true for real people",
    ],
    ["no people", { successStories: { real: false, items: [] } }, "successStories.items must have an item"],
    ["an unknown block", { donors: {} }, /the file .*"donors"/],
    ["a list", [], "the file "],
    ["no JSON", "{", "cannot be read: "],
  ])("are refused with the file and the field: %s", (_, content, message) => {
    expect(() => readVoicesOf(content)).toThrow(`VOICES_FILE ${path}`);
    expect(() => readVoicesOf(content)).toThrow(message);
  });

  it("are refused when the file is missing", () => {
    expect(() => readVoices({ VOICES: "on", VOICES_FILE: join(folder, "none.json") })).toThrow(
      /none\.json cannot be read: ENOENT/,
    );
  });
});

describe("who runs the site", () => {
  it("is unknown without a file", () => {
    expect(readOrganization({ ORGANIZATION_FILE: undefined })).toEqual({});
  });

  it("is what the file says, without the days of consent", () => {
    const people = [{ name: "Dana Ruiz", role: "Chair", consent: "2026-10-03" }];
    const found = readOrganizationOf({ legalName: "Aid, Inc.", founded: 2023, people });
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
    expect(() => readOrganizationOf(content)).toThrow(`ORGANIZATION_FILE ${path}`);
    expect(() => readOrganizationOf(content)).toThrow(message);
  });
});
