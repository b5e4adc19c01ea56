import * as z from "zod";
import { categoryStyle } from "~/content/resources/resource-categories";
import { callLabel } from "~/content/resources/resource-directory";
import { toHttpUrl } from "~/lib/http-url";
import { readPhones } from "~/lib/phone/read-phones.server";
import { shortDate } from "~/lib/time/dates";
import type { PhoneView, ResourceView } from "./resource-card";
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

function readPhoneView(text: string, country: string | null): PhoneView {
  const parts = readPhones(text, country);
  const links = parts.flatMap((part) =>
    typeof part === "string"
      ? []
      : { label: callLabel(part.text, part.href.startsWith("sms:")), to: part.href },
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
export function phoneView({
  phone_number: text,
  country,
}: Pick<ResourceRow, "phone_number" | "country">): PhoneView | null {
  if (!text) return null;
  const key = `${country}\n${text}`;
  const view = remembered.get(key) ?? readPhoneView(text, country);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, view);
  return view;
}

export function resourceView(row: ResourceRow): ResourceView {
  return {
    id: row.id,
    category: row.category,
    tone: categoryStyle(row.category).tone,
    title: row.title,
    organization: row.organization,
    description: row.description,
    eligibility: row.eligibility_requirements || null,
    cost: row.cost,
    phone: phoneView(row),
    website: toHttpUrl(row.website_url),
    area: row.geographic_scope,
    tags: firstTags(row.tags),
    checked: shortDate(row.checked_at),
  };
}
