import * as z from "zod";
import { categoryStyle } from "~/content/resources/resource-categories";
import { callLabel } from "~/content/resources/resource-directory";
import { toHttpUrl } from "~/lib/http-url";
import { shortDate } from "~/lib/time/dates";
import type { ResourceView } from "./resource-card";
import type { ResourceRow } from "./resources.queries.server";
import { telHref } from "./tel-href";

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

function phoneView(text: string): ResourceView["phone"] {
  const href = telHref(text);
  return { text, href, action: href && callLabel(text, href.startsWith("sms:")) };
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
    phone: row.phone_number ? phoneView(row.phone_number) : null,
    website: toHttpUrl(row.website_url),
    area: row.geographic_scope,
    tags: firstTags(row.tags),
    checked: shortDate(row.checked_at),
  };
}
