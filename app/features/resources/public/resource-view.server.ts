import * as z from "zod";
import { cardWords, storedText } from "~/content/es/card-words";
import type { DirectoryWords } from "~/content/resources/directory-words";
import { categoryStyle } from "~/content/resources/resource-categories";
import { reasonsFound } from "~/features/resources/search/reasons-found.server";
import type { Language } from "~/lib/contexts";
import { toHttpUrl } from "~/lib/http-url";
import { languageName } from "~/lib/language-name";
import { ownValue } from "~/lib/own-value";
import { readPhones } from "~/lib/phone/read-phones.server";
import { cutAtWord, firstSentence } from "~/lib/text/words";
import { shortDate } from "~/lib/time/dates";
import type { PhoneView, ResourceView } from "./entry-view";
import type { ResourceFilter, ResourceRow } from "./resources.queries.server";

/** Public specification, section 2: the first three. */
const MAX_TAGS = 3;

const storedTags = z.array(z.string());

/** The first tags of a stored JSON list; none when it is not one. */
function firstTags(json: string): string[] {
  try {
    return [...new Set(storedTags.parse(JSON.parse(json)))].slice(0, MAX_TAGS);
  } catch {
    return [];
  }
}

const NO_REMARK = /(?<!\p{L})(?:call|dial|phone|tel|telephone|or|and)(?!\p{L})/giu;

function readPhoneView(text: string, country: string | null, language: Language): PhoneView {
  const words = cardWords[language];
  const parts = readPhones(text, country);
  const rest = parts.filter((part) => typeof part === "string").join(" ");
  const hasRemark = /[\p{L}\p{N}]/u.test(rest.replace(NO_REMARK, ""));
  const found = parts.filter((part) => typeof part !== "string");
  const isText = (href: string) => href.startsWith("sms:");
  // A remark says what to do after a call; the word of a text stands in its link.
  const ownOf = ({ href }: { href: string }) =>
    hasRemark && !isText(href) ? undefined : ownValue(words.lines, href);
  const isWhole = found.length > 0 && found.every(ownOf);
  return {
    parts: isWhole
      ? found.map(ownOf).flatMap((own) => (own ? [{ text: own.label, href: own.to }] : []))
      : parts,
    links: found.map(
      (each) => ownOf(each) ?? { label: words.call(each.text, isText(each.href)), to: each.href },
    ),
    note: hasRemark && !isWhole ? text : null,
  };
}

const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, PhoneView>();

/**
 * Reading the numbers of a page would be a sixth of a search, and they seldom change.
 *
 * @returns null without a number or a word about one
 */
export function phoneView(
  { phone_number: text, country }: Pick<ResourceRow, "phone_number" | "country">,
  language: Language,
): PhoneView | null {
  if (!text) return null;
  const key = `${language}\n${country}\n${text}`;
  const view = remembered.get(key) ?? readPhoneView(text, country, language);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, view);
  return view;
}

const storedCodes = z.array(z.string());

/** The languages in a stored JSON list, in the language of the page: whether it is spoken comes before the others. */
function spokenLanguages(json: string, language: Language): Pick<ResourceView, "speaks" | "languages"> {
  const codes = storedCodes.safeParse(JSON.parse(json)).data ?? [];
  const { speaks } = cardWords[language];
  const isSpoken = speaks !== undefined && codes.includes(language);
  // All of them speak English.
  const isPlain = language === "en" && codes.every((code) => code === "en");
  const others = isSpoken || isPlain ? codes.filter((code) => code !== language && code !== "en") : codes;
  return {
    speaks: isSpoken ? speaks : null,
    languages: others.map((code) => languageName(code, language)).join(", "),
  };
}

/** A sentence that staff have written may be longer than fits on a closed card of a phone. */
const MOST_SHOWN = 160;

function summaryOf(
  { description, summary_es }: ResourceRow,
  language: Language,
): Pick<ResourceView, "summary" | "isTranslated" | "rest"> {
  if (language === "es" && summary_es) return { summary: summary_es, isTranslated: true, rest: description };
  const sentence = firstSentence(description);
  const summary = cutAtWord(sentence, MOST_SHOWN);
  const rest = summary === sentence ? description.slice(sentence.length).trim() : description;
  return { summary, isTranslated: false, rest: rest || null };
}

/** @param language of the page around it: the entry is in English */
export function resourceView(row: ResourceRow, language: Language): ResourceView {
  return {
    id: row.id,
    category: row.category,
    tone: categoryStyle(row.category).tone,
    title: row.title,
    organization: row.organization,
    description: row.description,
    ...summaryOf(row, language),
    eligibility: row.eligibility_requirements || null,
    cost: row.cost,
    phone: phoneView(row, language),
    hours: row.hours,
    whenYouCall: phoneView({ phone_number: row.when_you_call, country: row.country }, "en")?.parts ?? null,
    haveReady: row.have_ready,
    ...spokenLanguages(row.languages, language),
    website: toHttpUrl(row.website_url),
    area: row.geographic_scope,
    tags: firstTags(row.tags),
    checked: shortDate(row.checked_at),
  };
}

/** What a page of the directory shows of entries: with their signs, and why a search found them. */
export async function foundViews(
  matches: ResourceFilter["matches"],
  rows: readonly ResourceRow[],
  { language, reason }: Pick<DirectoryWords, "language" | "reason">,
): Promise<ResourceView[]> {
  const entries = rows.map((row) => ({ row, view: resourceView(row, language) }));
  const shown = entries.map(({ row, view: { title, organization, summary, category, area } }) => ({
    ...row,
    shown: [title, organization, summary, storedText(category, language), area].join(" "),
  }));
  const reasons = matches ? await reasonsFound(matches, shown, reason) : new Map<number, string>();
  return entries.map(({ view }) => ({
    ...view,
    icon: categoryStyle(view.category).icon,
    foundBy: reasons.get(view.id),
  }));
}
