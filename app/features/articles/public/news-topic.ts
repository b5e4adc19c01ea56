import { textOf } from "~/lib/text/rich-text";
import type { ArticleView } from "./article-card";

/** They are counted in this order: what happens to people comes before what is found out about it. */
export const newsTopics = ["cuts", "research", "other"] as const;

export type NewsTopic = (typeof newsTopics)[number];

/** Those who publish studies and hardly anything else. */
const RESEARCHERS =
  /\b(?:university|institut(?:e|ion)|research|federal reserve|budget lab|brookings|pew|nber|bureau of|monetary fund|economic forum|economic policy|hiring lab)\b/i;

const RESEARCH = /\b(?:stud(?:y|ies)|surveys?|research(?:ers)?|reports?|economists?|working paper|index)\b/i;

const CUTS = /\b(?:lay-?offs?|lay(?:s|ing)? off|laid off|job (?:cuts?|losses)|fired)\b/i;

const CUT = /\b(?:cut(?:s|ting)?|axe[sd]?|slash(?:es|ed)?|shed(?:s|ding)?|halve[sd]?|exit)\b/i;
const PEOPLE = /\b(?:jobs|posts|roles|staff|workers|workforce|employees?|contractors?)\b/i;

const tellsOfCuts = (text: string) => CUTS.test(text) || (CUT.test(text) && PEOPLE.test(text));

/** Nobody has sorted the articles, so their words do; a title says more than a summary. */
export function newsTopic({
  plainTitle,
  source,
  summary,
}: Pick<ArticleView, "plainTitle" | "source" | "summary">): NewsTopic {
  const about = textOf(summary);
  if (RESEARCHERS.test(textOf(source))) return "research";
  if (tellsOfCuts(plainTitle)) return "cuts";
  if (RESEARCH.test(plainTitle)) return "research";
  if (CUTS.test(about)) return "cuts";
  return RESEARCH.test(about) ? "research" : "other";
}
