import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readVoices } from "./voices.server";

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "voices-"));
  path = join(folder, "voices.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readVoices({ VOICES: "on", VOICES_FILE: path });
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
    const voices = read({
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
    const voices = read({ communityVoices: { real: false, items: [{ quote: "A team.", who: "An agent" }] } });
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
    expect(() => read(content)).toThrow(`VOICES_FILE ${path}`);
    expect(() => read(content)).toThrow(message);
  });

  it("are refused when the file is missing", () => {
    expect(() => readVoices({ VOICES: "on", VOICES_FILE: join(folder, "none.json") })).toThrow(
      /none\.json cannot be read: ENOENT/,
    );
  });
});
