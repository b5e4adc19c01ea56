import { weeklyNewsletter as copy } from "~/content/newsletter/newsletter-mails";
import { footerText, type Publisher } from "~/kits/list-mail/list-mail";
import type { WrittenContent } from "~/kits/written-text/written-content.server";
import { formatCount } from "~/lib/numbers";
import { cutAtWord, wrapLines } from "~/lib/text/words";
import { formatDay, shortDate } from "~/lib/time/dates";
import type { IssueArticle, IssueContents, IssueResource } from "./issue-contents.server";

const SUMMARY_LENGTH = 240;

/** Of all summaries but the lead's. */
export const shortened = (summary: string) => cutAtWord(summary, SUMMARY_LENGTH);

/** "Nov 19, 2026 · The Paper", of what is known. */
export const published = ({ publishedDate, source }: IssueArticle): string =>
  [shortDate(publishedDate)?.text, source].filter(Boolean).join(" · ");

export const countLine = (count: number, { one, other }: { one: string; other: string }): string =>
  `${formatCount(count)} ${count === 1 ? one : other}`;

const lines = (...parts: (string | null)[]) => parts.filter(Boolean).join("\n");

const heading = (text: string) => `== ${text.toUpperCase()} ==`;

const articleText = (article: IssueArticle, summary: string) =>
  lines(article.title, summary, published(article), article.url);

const resourceText = ({ title, organization, description, url }: IssueResource) =>
  lines(title, shortened(description), organization, url);

/** The same as the HTML, in the same order. */
export function weeklyText(
  issue: IssueContents & Publisher & { opening: Pick<WrittenContent, "text"> },
): string {
  const { date, opening, lead, articles, moreCount, resources, moreResources, organization, siteUrl } = issue;
  const { help, speakUp } = copy;
  const link = ({ label, to }: { label: string; to: string }) => `${label}:\n${siteUrl}${to}`;
  const blocks = [
    `${organization.name.toUpperCase()}\n${copy.heading}\n${copy.kind} · ${formatDay(date)}`,
    opening.text,
    heading(help.heading),
    lines(...help.lines.map(({ dial, text }) => `${help.call} ${dial}: ${text}`), help.note),
    ...help.links.map(link),
    heading(copy.lead),
    articleText(lead, lead.summary),
    articles.length > 0 ? heading(copy.articles) : "",
    ...articles.map((article) => articleText(article, shortened(article.summary))),
    moreCount > 0 ? countLine(moreCount, copy.moreArticles) : "",
    link(copy.allNews),
    ...(resources.length > 0
      ? [
          `${heading(copy.resources.heading)}\n${copy.resources.text}`,
          ...resources.map(resourceText),
          moreResources > 0 ? countLine(moreResources, copy.resources.more) : "",
          link(copy.resources.all),
        ]
      : []),
    `${heading(speakUp.heading)}\n${speakUp.text}`,
    ...speakUp.links.map(link),
    footerText(copy.footer, organization, true),
  ];
  return wrapLines(`${blocks.filter(Boolean).join("\n\n")}\n`);
}
