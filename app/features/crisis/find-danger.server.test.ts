import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { leastCpuMs } from "#tests/support/process-cpu";
import { readSearchQueries } from "#tests/support/search-queries";
import { englishSlots } from "~/content/danger/english-slots";
import { spanishSlots } from "~/content/danger/spanish-slots";
import { findDanger } from "./find-danger.server";
import { harmless, rules } from "./rules.server";
import { isSlot } from "./vocabulary.server";

const wordings = z.array(z.object({ family: z.string(), lang: z.enum(["en", "es"]), text: z.string() }));
const readWordings = (name: string) =>
  wordings.parse(JSON.parse(readFileSync(`tests/search/${name}.json`, "utf8")));

/** Percent of the texts of a group that are read right: seen as danger, or left quiet where there is none. */
function shares(name: string): Record<string, number> {
  const groups = new Map<string, z.infer<typeof wordings>>();
  for (const wording of readWordings(name)) {
    const group = `${wording.family} ${wording.lang}`;
    groups.set(group, [...(groups.get(group) ?? []), wording]);
  }
  return Object.fromEntries(
    [...groups].map(([group, texts]) => {
      const right = texts.filter(
        ({ family, text }) => (findDanger(text) !== undefined) === (family !== "none"),
      );
      return [group, Math.floor((100 * right.length) / texts.length)];
    }),
  );
}

const { crisis, notCrisis } = readSearchQueries();

describe("a text that tells of danger", () => {
  it("is recognized in the wordings that people typed into the search", { tags: ["@public-2.8"] }, () => {
    expect(crisis.filter((q) => findDanger(q) === undefined)).toEqual([]);
    expect(notCrisis.filter((q) => findDanger(q) !== undefined)).toEqual([]);
  });

  it.each([
    ["i want to kill myself", "self"],
    ["me quiero matar", "self"],
    ["quiero matarme", "self"],
    ["iwant to kil my self", "self"],
    ["my son says he wants to kill himself", "other"],
    ["my husband hits me when he drinks", "home"],
    ["mi marido me pega", "home"],
    ["someone is touching my daughter", "child"],
    ["she took all my pills and isnt breathing", "overdose"],
    ["mi bebe tomo cloro", "overdose"],
    ["my boss took our passports and wont let us leave the farm", "trafficking"],
    ["im going to shoot my manager", "violence"],
    ["boy a matar a mi gefe", "violence"],
  ])("%j is of the family %s", (text, family) => {
    expect(findDanger(text)).toBe(family);
  });

  it.each([
    "me muero de hambre",
    "this commute is killing me",
    "suicide prevention training for volunteers",
    "ten years ago i tried to kill myself, now i volunteer",
    "they are going to cut my power",
    "me van a cortar la luz",
    "AI is going to kill our jobs",
  ])("%j is none", (text) => {
    expect(findDanger(text)).toBeUndefined();
  });

  it("is recognized at the end of a long story, and beside an expression that is harmless", () => {
    const story =
      "I was a transcriptionist for nineteen years and then the hospital bought a program. ".repeat(10);
    expect(findDanger(`${story} i dont want to be alive anymore`)).toBe("self");
    expect(findDanger("suicide squad makes me want to die")).toBe("self");
  });
});

it("takes a moment for the longest texts, whatever they repeat", async () => {
  const slots = { ...englishSlots, ...spanishSlots };
  const forms = Object.values(slots).map((list) => list.split(",", 1)[0]?.replace("*", "ar") ?? "");
  const texts = [
    "a".repeat(10_000),
    "ab".repeat(5_000),
    forms.join(" "),
    forms.join(" x".repeat(30)),
    ...forms.flatMap((form) => [`${form} `.repeat(2_000), `${form} x x x x x `.repeat(1_000)]),
  ];
  const bound = texts.length * 100;
  expect(
    await leastCpuMs(process.pid, bound, async () => {
      for (const text of texts) findDanger(text);
    }),
  ).toBeLessThan(bound);
});

it("each slot of the grammar has a rule", () => {
  const used = new Set([...rules, ...harmless].flatMap(({ orders }) => orders.flat()));
  const unused = Object.keys({ ...englishSlots, ...spanishSlots }).filter(
    (slot) =>
      !isSlot(slot) || (!used.has(slot) && !["past", "present", "professional", "jobWord"].includes(slot)),
  );
  expect(unused).toEqual([]);
});

/**
 * The open ones served to build the grammar; of the locked ones only the shares were looked at. Floors are five points
 * below what was measured (docs/decisions/danger.md).
 */
describe("wordings by somebody who had not seen the grammar", () => {
  it("are read right in the open part", () => {
    for (const [group, share] of Object.entries(shares("danger-open")))
      expect(share, group).toBeGreaterThanOrEqual(group.startsWith("none") ? 93 : 85);
  });

  it("are read as they were when the locked part was measured", () => {
    const floors: Record<string, number> = {
      ...{ "self en": 57, "self es": 75, "other en": 75, "other es": 41, "home en": 55, "home es": 64 },
      ...{ "child en": 60, "child es": 50, "overdose en": 58, "overdose es": 50, "trafficking en": 62 },
      ...{ "trafficking es": 50, "violence en": 46, "violence es": 55, "none en": 97, "none es": 88 },
    };
    for (const [group, share] of Object.entries(shares("danger-locked")))
      expect(share, group).toBeGreaterThanOrEqual((floors[group] ?? 100) - 5);
  });
});
