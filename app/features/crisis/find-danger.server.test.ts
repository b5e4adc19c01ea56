import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { leastCpuMs } from "#tests/support/process-cpu";
import { readSearchQueries } from "#tests/support/search-queries";
import { tradeGroups } from "~/content/resources/search-trades";
import { states } from "~/content/resources/states";
import { readModel } from "~/kits/text-model/weights.server";
import { dangerFamilies, dangerKinds } from "~/lib/danger-family";
import { readDangerWordings } from "../../../scripts/support/wordings";
import { findDanger } from "./find-danger.server";

const wordings = z.array(z.object({ family: z.string(), lang: z.enum(["en", "es"]), text: z.string() }));
const readSet = (name: string) =>
  wordings.parse(JSON.parse(readFileSync(`tests/search/${name}.json`, "utf8")));

/** Percent of the texts that are read right: seen as danger, or left quiet where there is none. */
function shareRight(texts: z.infer<typeof wordings>): number {
  const right = texts.filter(({ family, text }) => (findDanger(text) !== undefined) === (family !== "none"));
  return (100 * right.length) / texts.length;
}

const { crisis, notCrisis } = readSearchQueries();

describe("a text that tells of danger", () => {
  it("is recognized in the wordings that people typed into the search", { tags: ["@public-2.8"] }, () => {
    const missed = crisis.filter((q) => findDanger(q) === undefined);
    expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(0.03 * crisis.length);
    const seen = notCrisis.filter((q) => findDanger(q) !== undefined);
    expect(seen.length, seen.join(", ")).toBeLessThanOrEqual(0.05 * notCrisis.length);
  });

  it.each([
    ["i want to kill myself", "self"],
    ["988", "self"],
    ["kms", "self"],
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
    ["voy a matar a mi gefe", "violence"],
  ])("%j is of the family %s", (text, family) => {
    expect(findDanger(text)).toBe(family);
  });

  it.each([
    "me muero de hambre",
    "this commute is killing me",
    "suicide prevention training for volunteers",
    "they are going to cut my power",
    "me van a cortar la luz",
    "AI is going to kill our jobs",
    "they let me go last week",
    "they have not paid my wages in Texas",
    "Thank you for writing.",
    "Hello, I would like to help.",
    "odd hours",
    "find help",
    "help page",
    "contact form",
    "your message",
    "su mensaje",
    "página de ayuda",
    "Nobody answers. 5e0fdd4c-3b5c-4f26-9d0c-6f2a1be07d11",
  ])("%j is none", (text) => {
    expect(findDanger(text)).toBeUndefined();
  });

  it("is in hardly any phrase of three words or fewer without a word of danger", () => {
    const phrases =
      "our office, monthly report, roof, night class, ask again, welcome back, blue folder, team leader, who we are, " +
      "save this search, billing clerk, forms to print, train station, your first week, change language, warehouse, " +
      "nuestra oficina, informe mensual, techo, clase nocturna, carpeta azul, jefa de equipo, quiénes somos, " +
      "guardar esta búsqueda, estación de tren, su primera semana, cambiar idioma, bodega, repartidor, cajera";
    const seen = phrases.split(", ").filter((phrase) => findDanger(phrase) !== undefined);
    expect(seen.length, seen.join(", ")).toBeLessThanOrEqual(1);
  });

  it("is recognized at the end of a long story, and beside an expression that is harmless", () => {
    const story =
      "I was a transcriptionist for nineteen years and then the hospital bought a program. ".repeat(10);
    expect(findDanger(`${story} i dont want to be alive anymore`)).toBe("self");
    expect(findDanger(`${"The team was gone by noon. ".repeat(60)} someone is touching my daughter`)).toBe(
      "child",
    );
    expect(findDanger("suicide squad makes me want to die")).toBe("self");
  });
});

it("takes a moment for the longest texts, whatever they repeat", async () => {
  const phrases = ["i want to kill myself ", "ayudame ", "x ", "pills and a gun in the car "];
  const texts = ["a".repeat(20_000), "ab".repeat(10_000), ...phrases.map((phrase) => phrase.repeat(5_000))];
  const bound = texts.length * 250;
  expect(
    await leastCpuMs(process.pid, bound, async () => {
      for (const text of texts) findDanger(text);
    }),
  ).toBeLessThan(bound);
});

it("is weighed as the wordings teach that are kept", () => {
  const { fingerprint } = readModel("danger", dangerKinds);
  expect(readDangerWordings().fingerprint, "run npm run models:train").toBe(fingerprint);
});

it("stays quiet for most searches for ordinary help that are said with strong feelings", () => {
  expect(shareRight(readSet("ordinary-sixth-locked"))).toBeGreaterThanOrEqual(84);
});

describe("what somebody works as", () => {
  const trades = tradeGroups.flatMap((group) => group.trades.split(", "));

  it("is quiet by itself", () => {
    expect(shareRight(readSet("plain-work"))).toBeGreaterThanOrEqual(94);
    for (const begin of ["I am a", "I'm a", "I work as a", "soy"])
      expect(trades.filter((trade) => findDanger(`${begin} ${trade}`) !== undefined)).toEqual([]);
  });

  it("does not hide danger that is told beside it", () => {
    for (const trade of ["mechanic", "call center agent", "bookkeeper"])
      expect(findDanger(`I am a ${trade} and I want to die`), trade).toBe("self");
  });

  it.each(["my X touches me", "the X hurts my baby", "el X me pega", "voy a matar al X"])(
    "does not hide danger that comes from or to such a person: %s",
    (text) => {
      expect(trades.filter((trade) => findDanger(text.replace("X", trade)) === undefined)).toEqual([]);
    },
  );
});

it.each(["X I want to die", "no reason to live in X", "X, mi marido me pega", "X my boss keeps my passport"])(
  "is found beside the name of a state or a kind of help: %s",
  (text) => {
    const names = [
      ...states.map(({ name }) => name),
      "unemployment benefits",
      "health insurance",
      "rent help",
    ];
    const missed = names.filter((name) => findDanger(text.replace("X", name)) === undefined);
    expect(missed).toEqual([]);
  },
);

/** The floors lie a point or more below what was measured (docs/decisions/danger.md). */
const before = { danger: 96, quiet: 84, each: 86 };
describe.each([
  ["danger-locked", before],
  ["danger-fresh-locked", before],
  ["danger-third-locked", before],
  ["danger-fourth-locked", { danger: 98, quiet: 94, each: 93 }],
  ["danger-fifth-locked", { danger: 92, quiet: 90, each: 80 }],
  ["danger-sixth-locked", { danger: 97, quiet: 90, each: 92 }],
  ["danger-seventh-locked", { danger: 98, quiet: 90, each: 95 }],
  ["danger-beside", { danger: 92, quiet: 95, each: 60 }],
] as const)("of the wordings in %s, from which nothing was learned, at least %o %%", (name, least) => {
  const all = readSet(name);

  it("are read right", () => {
    expect(shareRight(all.filter(({ family }) => family !== "none"))).toBeGreaterThanOrEqual(least.danger);
    expect(shareRight(all.filter(({ family }) => family === "none"))).toBeGreaterThanOrEqual(least.quiet);
  });

  it.each(["en", "es"])("are read right of each family in the language %s", (language) => {
    for (const kind of dangerFamilies) {
      const texts = all.filter(({ family, lang }) => family === kind && lang === language);
      expect(shareRight(texts), kind).toBeGreaterThanOrEqual(least.each);
    }
  });
});
