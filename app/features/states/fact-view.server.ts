import { stateWords as english } from "~/content/states/en";
import { type FactName, type FactSection, factSections, type StateWords } from "~/content/states/words";
import type { PhoneView } from "~/features/resources/public/entry-view";
import { phoneView } from "~/features/resources/public/resource-view.server";
import { type HttpUrl, toHttpUrl } from "~/lib/http-url";
import { ownValue } from "~/lib/own-value";
import { isDay, type Month } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import type { StateFact } from "./facts.queries.server";

interface FactSource {
  name: string;
  link: HttpUrl | null;
  isUnofficial: boolean;
}

export interface FactView {
  name: FactName;
  label: string;
  /** A sentence, or the words of the link. */
  text: string;
  /** Of the text, where it is in another language than the page. */
  textLanguage?: "en" | undefined;
  link: HttpUrl | null;
  /** Of what the link opens, where it is in another language than the page. */
  linkLanguage?: "en" | undefined;
  phone: PhoneView | null;
  note: string | null;
  noteLanguage?: "en" | undefined;
  source: FactSource;
  /** It is empty without a link. */
  host: string;
  when: string;
  isOld: boolean;
}

const isMonth = (text: string): text is Month => /^\d{4}-\d{2}$/.test(text);

/** "Jan 14, 2026", "Jan 2026" or "2026" */
export const formatAsOf = (asOf: string, { date }: Pick<StateWords, "date">): string =>
  isDay(asOf) || isMonth(asOf) ? date(asOf) : asOf;

/** Facts of a month or a year before this day are old: times of all three lengths sort as they follow each other. */
export function oldBefore(now: Date): string {
  const today = localDay(now);
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** Pages of a state or of the country; what has no page to read is none. */
const isOfficial = (link: HttpUrl | null) =>
  link !== null && /\.gov$|\.state\.[a-z]{2}\.us$/.test(new URL(link).hostname);

function factSource({ source, source_url }: StateFact): FactSource {
  const link = source_url === null ? null : toHttpUrl(source_url);
  return { name: source, link, isUnofficial: !isOfficial(link) };
}

/** The offices of Puerto Rico write in Spanish. */
const languageOfLink = ({ state }: StateFact, { language }: StateWords) =>
  language === "en" || state === "PR" ? undefined : "en";

/** Where the link leads, to the site's own address in the language of the page if it has one. */
function factLink(fact: StateFact, words: StateWords): Pick<FactView, "link" | "linkLanguage"> {
  const link = fact.address === null ? null : toHttpUrl(fact.address);
  const twin = link && ownValue(words.links, new URL(link).host);
  return twin ? { link: toHttpUrl(twin) } : { link, linkLanguage: languageOfLink(fact, words) };
}

const PHONES: readonly FactName[] = ["phone", "spanish_line"];

export function factView(name: FactName, fact: StateFact, words: StateWords, now: Date): FactView {
  const { value, as_of } = fact;
  const { link, linkLanguage } = factLink(fact, words);
  const { label, say } = words.facts[name];
  const when = formatAsOf(as_of, words);
  const host = link ? new URL(link).host.replace(/^www\./, "") : "";
  const told = { value, when, host };
  const text = say(told);
  const note = fact.note === null ? null : (ownValue(words.notes, fact.note) ?? fact.note);
  const isEnglish = (shown: string | null, inEnglish: string | null) =>
    words.language !== "en" && shown !== null && shown === inEnglish ? "en" : undefined;
  return {
    ...{ name, label, link, linkLanguage, text, host, note, when },
    textLanguage: isEnglish(text, english.facts[name].say(told)),
    noteLanguage: isEnglish(note, fact.note),
    phone: PHONES.includes(name) ? phoneView({ phone_number: value, country: "US" }, words.language) : null,
    source: factSource(fact),
    isOld: as_of < oldBefore(now),
  };
}

/** The dates of such a law are the day that it began, which does not age. */
const hasOwnDay = ({ note }: StateFact) => note?.startsWith("In force since ") ?? false;

/** The facts of one section in the order of the page; what is not known is left out. */
export function factsOf(
  section: FactSection,
  facts: readonly StateFact[],
  words: StateWords,
  now: Date,
): FactView[] {
  const laws = facts.filter(hasOwnDay);
  return factSections[section].flatMap((name) => {
    const fact = facts.find((one) => one.fact === name);
    if (!fact) return [];
    const view = factView(name, fact, words, now);
    const isOfLaw = laws.some((law) => law.source === fact.source && law.as_of === fact.as_of);
    return [isOfLaw ? { ...view, isOld: false, when: words.ofLaw(view.when) } : view];
  });
}
