import * as z from "zod";
import { weeklyNewsletter as copy } from "~/content/newsletter/newsletter-mails";
import {
  type WrittenContent,
  writtenContent,
  writtenProblems,
} from "~/kits/written-text/written-content.server";
import { formatCount } from "~/lib/numbers";
import { escapeText } from "~/lib/text/plain-text.server";
import { cutAtWord } from "~/lib/text/words";
import { type Day, isDay } from "~/lib/time/dates";

/** Every field but `intro` is plain text on one line, or null where nothing is known. */
const issueArticle = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  source: z.string().nullable(),
  /** http(s); without it the title is no link. */
  url: z.string().nullable(),
  /** ISO date or timestamp, as stored: perhaps neither. */
  publishedDate: z.string(),
});

const issueResource = z.object({
  id: z.int(),
  title: z.string(),
  organization: z.string(),
  description: z.string(),
  url: z.string().nullable(),
});

/** All that an issue says to everyone, as stored in `campaigns.contents`. */
const issueContents = z.object({
  subject: z.string(),
  preheader: z.string(),
  date: z.custom<Day>((date) => typeof date === "string" && isDay(date)),
  /** Perhaps several paragraphs, with an empty line between them. */
  intro: z.string(),
  lead: issueArticle,
  articles: z.array(issueArticle),
  /** How many further articles the issue stands for without listing them. */
  moreCount: z.int(),
  resources: z.array(issueResource),
  moreResources: z.int(),
});

export type IssueArticle = z.infer<typeof issueArticle>;
export type IssueResource = z.infer<typeof issueResource>;
export type IssueContents = z.infer<typeof issueContents>;

export interface IssueSelection {
  /** At least one, the most important first. */
  articles: readonly [IssueArticle, ...IssueArticle[]];
  moreCount: number;
  resources: readonly IssueResource[];
  moreResources: number;
}

const SUBJECT_LENGTH = 70;
export const PREHEADER_LENGTH = 130;

/** @param text as stored @returns undefined for a campaign that is no issue */
export function parseContents(text: string | null): IssueContents | undefined {
  return text === null ? undefined : issueContents.parse(JSON.parse(text));
}

export function subjectOf(lead: string, others: number): string {
  const title = lead.replace(/\.$/, "");
  if (others === 0) return cutAtWord(title, SUBJECT_LENGTH);
  const { one, other, short } = copy.subject;
  const count = formatCount(others);
  const long = others === 1 ? one(count) : other(count);
  const joined = (more: string) => title + (/[?!…]$/.test(title) ? ` And ${more}` : `, and ${more}`);
  const whole = [joined(long), joined(short(count)), title].find(({ length }) => length <= SUBJECT_LENGTH);
  const end = ` and ${short(count)}`;
  return whole ?? cutAtWord(title, SUBJECT_LENGTH - end.length) + end;
}

function preheaderOf(lead: IssueArticle, others: readonly IssueArticle[]): string {
  if (others.length === 0) return cutAtWord(lead.summary || copy.heading, PREHEADER_LENGTH);
  const titles = others.slice(0, 3).map(({ title }) => title);
  return cutAtWord(`${copy.preheader} ${titles.join(" · ")}`, PREHEADER_LENGTH);
}

/** Deterministic: the same selection makes the same issue. */
export function composeContents(
  { articles: [lead, ...articles], moreCount, resources, moreResources }: IssueSelection,
  date: Day,
): IssueContents {
  const others = articles.length + moreCount;
  return {
    subject: subjectOf(lead.title, others),
    preheader: preheaderOf(lead, articles),
    date,
    intro: copy.intro(formatCount(others + 1), others),
    lead,
    articles,
    moreCount,
    resources: [...resources],
    moreResources,
  };
}

/** This stands above the articles. @param intro in Markdown or HTML: what staff wrote, or the site's own sentence */
export function openingOf(intro: string, siteUrl: string): WrittenContent {
  const plain = { html: `<p>${escapeText(intro)}</p>`, text: intro, removed: [], changed: [] };
  return writtenContent(intro, siteUrl) ?? plain;
}

/** Why staff cannot open an issue with it. */
export function openingProblem(introduction: string, siteUrl: string): string | undefined {
  const written = writtenContent(introduction, siteUrl);
  if (!written) return writtenProblems.tooComplex;
  return written.text === "" ? writtenProblems.empty : undefined;
}
