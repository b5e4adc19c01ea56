import { describe, expect, it } from "vitest";
import { leastCpuMs } from "#tests/support/process-cpu";
import { needKinds, needNames, needs } from "~/content/resources/search-intents";
import { plainWords } from "~/kits/search/query-words.server";
import { readModel } from "~/kits/text-model/weights.server";
import { readNeedWordings } from "../../../../scripts/support/wordings";
import { findNeeds } from "./find-needs.server";

const needsOf = (q: string) => findNeeds(plainWords(q), false).needs.map(({ label }) => label);

describe("the needs of a search", () => {
  it("have weights that were learned from the wordings as they are", () => {
    const { wordings, fingerprint } = readNeedWordings();
    expect(fingerprint, "run npm run models:train").toBe(readModel("needs", needKinds).fingerprint);
    const known = new Set<string>(wordings.flatMap(({ kind }) => kind.split("|")));
    expect(needKinds.filter((kind) => !known.has(kind))).toEqual([]);
  });

  it.each([
    ["food or rent", ["rent", "food"]],
    ["my unemployment claim was denied and i am behind on rent", ["appeals", "rent"]],
    ["necesito comida y ayuda con la luz", ["food", "utility bills"]],
  ])("are all of %j", (q, wanted) => {
    expect(needsOf(q)).toEqual(expect.arrayContaining(wanted));
  });

  it("have the reason after them", () => {
    const found = needsOf("i got laid off and need help with my resume");
    expect(found[0]).toBe("resume and interview");
  });

  it("are none, or guesses, where nothing is told", () => {
    for (const q of ["asdf", "blue banana airplane", "weather tomorrow"])
      expect(findNeeds(plainWords(q), false).areSure, q).toBe(false);
  });

  it("take a moment for a hundred times the longest search", async () => {
    const text = "my landlord wants the rent and the kids are hungry since i lost the job ".repeat(1_400);
    const words = plainWords(text);
    const spent = await leastCpuMs(process.pid, 2_000, async () => findNeeds(words, false));
    expect(spent).toBeLessThanOrEqual(2_000);
  });
});

it("each need finds something, by terms of a few words", () => {
  expect(needNames.length).toBeGreaterThan(60);
  for (const need of needNames) expect(needs[need], need).toMatch(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/);
});
