import { weeklyNewsletter as words } from "~/content/weekly-newsletter";
import { html, type Markup } from "~/lib/html";
import { BUTTON, GO, INK, mailPage, organizationMarkup, SOFT } from "~/lib/mail-page";
import { footerMarkup, footerText, type Issue, type Organization } from "./issue";

/** Every field is plain text, or null where nothing is known. */
export interface IssueArticle {
  title: string;
  summary: string;
  source: string | null;
  /** http(s), else the title is not a link. */
  url: string;
  /** ISO date or timestamp. */
  publishedDate: string;
}

export interface IssueContents {
  /** The newest first; at least one. */
  articles: readonly IssueArticle[];
  /** How many more there are that the mail has no room for. */
  moreCount: number;
  organization: Organization;
  /** Without a slash at the end. */
  siteUrl: string;
}

const SUBJECT_LENGTH = 120;

const date = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
}

function published({ publishedDate, source }: IssueArticle): string {
  const time = new Date(publishedDate);
  return [Number.isNaN(time.valueOf()) ? null : date.format(time), source].filter(Boolean).join(" · ");
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

function articleMarkup(article: IssueArticle): Markup {
  const title = isWebAddress(article.url)
    ? html`<a class="ink" href="${article.url}" style="${INK};text-decoration:underline">${article.title}</a>`
    : html`${article.title}`;
  const summary = article.summary && html`<p style="margin:0 0 10px">${article.summary}</p>`;
  return html`
  <div class="rule" style="border-top:2px solid #1b1a17;padding:18px 0 8px">
    <p class="soft" style="margin:0 0 4px;font-size:15px;${SOFT}">${published(article)}</p>
    <h2 style="margin:0 0 8px;font-size:20px;line-height:1.3">${title}</h2>
    ${summary}
  </div>`;
}

function body({ articles, moreCount, organization, siteUrl }: IssueContents): Markup {
  const [support, question] = words.help.actions;
  const rest = moreCount === 1 ? words.moreArticles.one : words.moreArticles.other;
  const more = html`
  <p class="rule" style="border-top:2px solid #1b1a17;margin:0;padding:18px 0">${moreCount} ${rest}:
    <a class="ink" href="${siteUrl}/news" style="${INK}">${words.allNews}</a></p>`;
  return html`
  ${organizationMarkup(organization.name)}
  <h1 style="margin:8px 0 16px;font-size:34px;line-height:1.1">${words.heading}</h1>
  <p style="margin:0 0 24px">${words.intro}</p>
  ${articles.map(articleMarkup)}
  ${moreCount > 0 ? more : ""}
  <div class="help" style="background-color:#dfeadf;border:2px solid #1b1a17;padding:18px;margin:16px 0 32px">
    <h2 style="margin:0 0 8px;font-size:22px;line-height:1.2">${words.help.heading}</h2>
    <p style="margin:0 0 16px">${words.help.text}</p>
    <a class="button go" href="${siteUrl}${support.to}" style="${BUTTON};${GO}">${support.label}</a>
    <a class="button ink" href="${siteUrl}${question.to}" style="${BUTTON};${INK}">${question.label}</a>
  </div>
  ${footerMarkup(words.footer, organization)}`;
}

function plain({ articles, moreCount, organization, siteUrl }: IssueContents): string {
  const rest = moreCount === 1 ? words.moreArticles.one : words.moreArticles.other;
  const blocks = [
    `${organization.name.toUpperCase()}\n${words.heading}`,
    words.intro,
    ...articles.map((article) =>
      [article.title, published(article), article.summary, isWebAddress(article.url) ? article.url : ""]
        .filter(Boolean)
        .join("\n"),
    ),
    moreCount > 0 ? `${moreCount} ${rest}:\n${siteUrl}/news` : "",
    `${words.help.heading.toUpperCase()}\n${words.help.text}`,
    ...words.help.actions.map(({ label, to }) => `${label}: ${siteUrl}${to}`),
    footerText(words.footer, organization),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** The weekly newsletter of these articles, the same for everybody but for `UNSUBSCRIBE_PLACE`. */
export function weeklyIssue(contents: IssueContents): Issue {
  const subject = cut(words.subject + (contents.articles[0]?.title ?? ""), SUBJECT_LENGTH);
  return { subject, html: mailPage(subject, body(contents)), text: plain(contents) };
}
