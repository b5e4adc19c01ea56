import * as z from "zod";
import { cardWords } from "~/content/es/card-words";
import { categoryStyle } from "~/content/resources/resource-categories";
import type { Language } from "~/lib/contexts";
import { toHttpUrl } from "~/lib/http-url";
import { readPhones } from "~/lib/phone/read-phones.server";
import { shortDate } from "~/lib/time/dates";
import type { PhoneView, ResourceView } from "./entry-view";
import type { ResourceRow } from "./resources.queries.server";

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
  const parts = readPhones(text, country);
  const links = parts.flatMap((part) =>
    typeof part === "string"
      ? []
      : { label: cardWords[language].call(part.text, part.href.startsWith("sms:")), to: part.href },
  );
  const rest = parts.filter((part) => typeof part === "string").join(" ");
  const hasRemark = /[\p{L}\p{N}]/u.test(rest.replace(NO_REMARK, ""));
  return { parts, links, note: hasRemark ? text : null };
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

/** The names of the languages in a stored JSON list, in the language of the page. */
function languageList(json: string, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const codes = storedCodes.safeParse(JSON.parse(json)).data ?? [];
  return codes.map((code) => names.of(code) ?? code).join(", ");
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
    eligibility: row.eligibility_requirements || null,
    cost: row.cost,
    phone: phoneView(row, language),
    hours: row.hours,
    whenYouCall:
      phoneView({ phone_number: row.when_you_call, country: row.country }, language)?.parts ?? null,
    haveReady: row.have_ready,
    languages: languageList(row.languages, language),
    website: toHttpUrl(row.website_url),
    area: row.geographic_scope,
    tags: firstTags(row.tags),
    checked: shortDate(row.checked_at),
  };
}
