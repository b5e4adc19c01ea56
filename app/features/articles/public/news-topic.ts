import { textOf } from "~/lib/text/rich-text";
import type { ArticleView } from "./article-card";

/** They are counted in this order: what happens to people comes before what is found out about it. */
export const newsTopics = ["cuts", "research", "other"] as const;

export type NewsTopic = (typeof newsTopics)[number];

/** Parted by commas. The search looks for them too. */
export const topicWords = {
  /** Those who publish studies and hardly anything else. */
  researchers:
    "university, institute, institution, research, federal reserve, budget lab, brookings, pew, nber, bureau of, monetary fund, economic forum, economic policy, hiring lab",
  research:
    "study, studies, survey, surveys, research, researcher, researchers, report, reports, economist, economists, working paper, index",
  cuts: "layoff, layoffs, lay-off, lay-offs, lay off, lays off, laying off, laid off, job cut, job cuts, job losses, fired",
  cut: "cut, cuts, cutting, axe, axes, axed, slash, slashes, slashed, shed, sheds, shedding, halve, halves, halved, exit",
  people: "jobs, posts, roles, staff, workers, workforce, employee, employees, contractor, contractors",
};

const anyOf = (words: string) => new RegExp(`\\b(?:${words.replaceAll(", ", "|")})\\b`, "i");

const RESEARCHERS = anyOf(topicWords.researchers);
const RESEARCH = anyOf(topicWords.research);
const CUTS = anyOf(topicWords.cuts);
const CUT = anyOf(topicWords.cut);
const PEOPLE = anyOf(topicWords.people);

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
