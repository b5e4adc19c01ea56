import { describe, expect, it } from "vitest";
import { isKnownPlace } from "#tests/support/content-rules";
import * as englishWeek from "../first-week";
import { formWords } from "../form-words";
import * as englishHome from "../home";
import * as englishDates from "../my-dates/en";
import * as englishNavigation from "../navigation";
import { leavePage, twinOf, twins } from "../page";
import { cardWords } from "./card-words";
import { contactWords } from "./contact";
import { crisisWords } from "./crisis-card";
import * as week from "./first-week";
import * as home from "./home";
import * as dates from "./my-dates";
import * as navigation from "./navigation";
import { newsletterWords } from "./newsletter";
import { stateWords as states } from "./state-words";

const spanish = {
  week,
  home,
  navigation,
  dates,
  states,
  card: cardWords.es,
  contact: contactWords.es,
  crisis: crisisWords.es,
  newsletter: newsletterWords.es,
  form: formWords.es,
  leave: leavePage.es,
};

/** Names stay English, and what one says on the telephone. */
const NAMES =
  /Wage and Hour Division|American Job Centers|\(apprenticeship\)|“Spanish, please”|Crisis Text Line|Medicaid|Poison Help/g;
const ENGLISH =
  /\b(?:the|and|your|you|with|for|of|to|is|are|from|call|text|help|find|write|this|that|please)\b/i;

const isWords = (key: string) =>
  !["options", "id", "to", "path", "link", "host", "action", "category", "source"].includes(key);

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
    const searches = new Set<string>(home.help.needs.map(({ to }) => to));
    const leaving = linksOf(spanish).filter(
      ({ to }) => to.startsWith("/") && !/^\/es(?:[/#]|$)/.test(to) && !searches.has(to),
    );
    expect(leaving.length).toBeGreaterThan(5);
    expect(leaving.filter(({ label }) => !label.endsWith("(en inglés)"))).toEqual([]);
    expect(home.help.note).toMatch(/en inglés/);
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
    expect(step.links?.map(({ to }) => to)).toEqual((twin?.links ?? []).map(({ to }) => to));
    for (const { label } of step.links ?? [])
      expect(twin?.links?.map((link) => link.label)).not.toContain(label);
  }
});

it("each page knows its twin, and the twin knows it", () => {
  for (const [en, es] of twins) {
    expect(twinOf(en)).toEqual({ to: es, language: "es" });
    expect(twinOf(es)).toEqual({ to: en, language: "en" });
  }
  expect(twinOf("/about")).toBeUndefined();
});
