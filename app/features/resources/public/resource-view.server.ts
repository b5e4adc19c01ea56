import * as z from "zod";
import { shortDate } from "~/lib/short-date";
import { webAddress } from "~/lib/web-address";
import { dialHref } from "./dial-href";
import type { ResourceView } from "./resource-card";
import type { ResourceRow } from "./resources.queries.server";

/** Public specification, section 2: the first three. */
const MOST_TAGS = 3;

const storedTags = z.array(z.string());

/** The first tags of a stored JSON list; none when it is not one. */
function firstTags(json: string): string[] {
  try {
    return [...new Set(storedTags.parse(JSON.parse(json)))].slice(0, MOST_TAGS);
  } catch {
    return [];
  }
}

export function resourceView(row: ResourceRow): ResourceView {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    organization: row.organization,
    description: row.description,
    eligibility: row.eligibility_requirements || null,
    cost: row.cost,
    phone: row.phone_number ? { text: row.phone_number, href: dialHref(row.phone_number) } : null,
    website: webAddress(row.website_url),
    area: row.geographic_scope,
    tags: firstTags(row.tags),
    checked: shortDate(row.checked_at),
  };
}
