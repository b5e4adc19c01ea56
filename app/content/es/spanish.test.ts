import { describe, expect, it } from "vitest";
import { isKnownPlace } from "#tests/support/content-rules";
import { prose, spanishEase } from "#tests/support/readability";
import * as englishWeek from "../first-week";
import { formWords } from "../form-words";
import * as englishHome from "../home";
import { bracketParts, commonGloss, glossOf, type Letter } from "../letters";
import { listWords } from "../list-page";
import * as englishDates from "../my-dates/en";
import * as englishNavigation from "../navigation";
import { leavePage, twinHref, twinOf, twins } from "../page";
import { findState } from "../states/find-state";
import { refusalWords } from "../too-many-requests";
import { cardWords, storedText } from "./card-words";
import { contactWords } from "./contact";
import { crisisWords, emptyHelp } from "./crisis-card";
import * as directory from "./directory";
import * as week from "./first-week";
import * as home from "./home";
import { lettersWords } from "./letters";
import * as dates from "./my-dates";
import * as navigation from "./navigation";
import { needsInSpanish } from "./needs";
import { newsletterWords } from "./newsletter";
import { privacyInShort } from "./privacy";
import { reportWords } from "./resource-report";
import { stateWords as states } from "./state-words";
import * as support from "./support-page";
import { yourDataWords } from "./your-data";

const spanish = {
  week,
  home,
  navigation,
  dates,
  states,
  findState: findState.es,
  card: cardWords.es,
  contact: contactWords.es,
  directory,
  emptyHelp: emptyHelp.es,
  needs: needsInSpanish,
  privacy: privacyInShort,
  letters: {
    ...lettersWords,
    letters: lettersWords.letters.map(({ paragraphs: _, subject: __, ...words }) => words),
  },
  report: reportWords.es,
  lists: listWords.es,
  crisis: crisisWords.es,
  newsletter: newsletterWords.es,
  yourData: yourDataWords.es,
  form: formWords.es,
  leave: leavePage.es,
  refusal: refusalWords.es,
  support: {
    ...support,
    furtherWords: { ...support.furtherWords, benefitsFigure: support.furtherWords.benefitsFigure.label },
  },
};

/** Names stay English, and what one says on the telephone. */
const NAMES =
  /Wage and Hour Division|American Job Centers|\(apprenticeship\)|“Spanish, please”|Crisis Text Line|Medicaid|Poison Help/g;
const ENGLISH =
  /\b(?:the|and|your|you|with|for|of|to|is|are|from|call|text|help|find|write|this|that|please)\b/i;

const isWords = (key: string) =>
  !["options", "id", "to", "path", "link", "host", "action", "category", "source", "law"].includes(key);

function textsOf(value: unknown, name = ""): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || name === "sources") return [];
  return Object.entries(value).flatMap(([key, part]) => (isWords(key) ? textsOf(part, key) : []));
}

interface Target {
  to: string;
  label: string;
}

function linksOf(value: unknown): Target[] {
  if (typeof value !== "object" || value === null) return [];
  const { to, label } = Object(value);
  const own = typeof to === "string" && typeof label === "string" ? [{ to, label }] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}

describe("the Spanish words", () => {
  it("hold no English but names", () => {
    const texts = textsOf(spanish);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => ENGLISH.test(text.replace(NAMES, "")))).toEqual([]);
    const english = new Set(
      textsOf({ englishWeek, englishHome, englishNavigation, englishDates }).filter((text) =>
        text.includes(" "),
      ),
    );
    expect(texts.filter((text) => english.has(text))).toEqual([]);
  });

  it("say of each link to an English page that it is one", () => {
    const leaving = linksOf(spanish).filter(({ to }) => to.startsWith("/") && !/^\/es(?:[/#]|$)/.test(to));
    expect(leaving.length).toBeGreaterThan(3);
    expect(leaving.filter(({ label }) => !label.endsWith("(en\u00a0inglés)"))).toEqual([]);
  });

  it.each(Object.entries(spanish))("of %s are easy to read", (_, words) => {
    const text = prose(words).filter((sentence) => /[.?!]$/.test(sentence));
    if (text.length > 3) expect(spanishEase(text.join("\n"))).toBeGreaterThanOrEqual(65);
  });

  it("lead to places that exist", () => {
    expect(linksOf(spanish).filter(({ to }) => !isKnownPlace(to) && !to.startsWith("https://"))).toEqual([]);
  });
});

it("each step has the lines and links of its English twin, in its own words", () => {
  const steps = (of: typeof week.firstWeek) => of.days.flatMap((day) => day.steps);
  const english = steps(englishWeek.firstWeek);
  for (const [at, step] of steps(week.firstWeek).entries()) {
    const twin = english[at];
    expect(step.id).toBe(twin?.id);
    expect(step.sources).toEqual(twin?.sources);
    expect(step.lines?.length).toBe(twin?.lines?.length ?? 0);
    const pathsOf = (links: typeof step.links) => links?.map(({ to }) => to.split(/[?#]/)[0] ?? "");
    expect(pathsOf(step.links)).toEqual(pathsOf(twin?.links ?? [])?.map((path) => twinOf(path)?.to ?? path));
    for (const { label } of step.links ?? [])
      expect(twin?.links?.map((link) => link.label)).not.toContain(label);
  }
});

it("each letter has a meaning for each of its brackets", () => {
  for (const letter of lettersWords.letters) {
    const gloss = glossOf(letter);
    expect(gloss.length, letter.id).toBeGreaterThan(4);
    for (const [bracket, meaning] of gloss) {
      expect(meaning, bracket).toMatch(/^\[.+\]$/);
      expect(meaning.slice(1, -1).split(" ").length, bracket).toBeLessThan(18);
    }
    const brackets = ({ subject, paragraphs }: Pick<Letter, "subject" | "paragraphs">) =>
      bracketParts([subject, ...paragraphs].join(" ")).length;
    expect(letter.meaning && brackets(letter.meaning), letter.id).toBe(brackets(letter));
  }
});

it("the brackets of several letters are explained once, and the others with their letter", () => {
  const common = commonGloss(lettersWords.letters).map(([bracket]) => bracket);
  expect(common).toEqual(expect.arrayContaining(["[today's date]", "[name]", "[Your address]"]));
  const own = lettersWords.letters
    .flatMap(glossOf)
    .map(([bracket]) => bracket)
    .filter((bracket) => !common.includes(bracket));
  expect(own).toContain("[date of the offer]");
  expect(new Set(own).size).toBe(own.length);
});

it("what is stored about a person has a name in Spanish wherever it has one in English", () => {
  const keysOf = ({ columns, answerColumns, values }: (typeof yourDataWords)["es"]) =>
    [columns, answerColumns, ...Object.values(values)].map((words) => Object.keys(words).sort());
  expect(keysOf(yourDataWords.es)).toEqual(keysOf(yourDataWords.en));
});

it("each page knows its twin, and the twin knows it", () => {
  for (const [en, es] of twins) {
    expect(twinOf(en)).toEqual({ to: es, language: "es" });
    expect(twinOf(es)).toEqual({ to: en, language: "en" });
  }
  expect(twinOf("/about")).toBeUndefined();
  expect(twinHref("/es", "?index")).toBe("/es");
  expect(twinHref("/", "?q=la+renta&state=OH")).toBe("/?q=la+renta&state=OH");
});

it("the end of an organization's name is in Spanish where it is no name", () => {
  expect(storedText("USDA Food and Nutrition Service and local schools", "es")).toBe(
    "USDA Food and Nutrition Service y escuelas locales",
  );
  for (const name of ["Missouri Department of Labor and Workforce", "211 and local agencies"])
    expect(storedText(name, "en")).toBe(name);
  expect(storedText("Kansas Department of Health and Environment", "es")).toMatch(/ and Environment$/);
});

it("whoever deletes a bracket of a letter deletes the whole passage that is not for everybody", () => {
  for (const { paragraphs, meaning } of lettersWords.letters)
    for (const text of [...paragraphs, ...(meaning?.paragraphs ?? [])]) expect(text).not.toMatch(/:\]/);
});
