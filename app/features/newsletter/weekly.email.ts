import { weeklyNewsletter as words } from "~/content/weekly-newsletter";
import { html, type Markup } from "~/lib/html";

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

export interface Issue {
  subject: string;
  html: string;
  text: string;
}

export interface IssueContents {
  /** The newest first; at least one. */
  articles: readonly IssueArticle[];
  /** How many more there are that the mail has no room for. */
  moreCount: number;
  organization: { name: string; postalAddress: string };
  /** Without a slash at the end. */
  siteUrl: string;
}

/** Stands in an issue's html and text wherever a recipient's own unsubscribe address goes. */
export const UNSUBSCRIBE_PLACE = "https://unsubscribe.invalid/";

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

const INK = "color:#1b1a17";
const SOFT = "color:#57534a";
const BUTTON =
  "display:inline-block;margin:0 12px 12px 0;padding:12px 18px;border:2px solid #1b1a17;font-weight:bold;text-decoration:none";

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
  <p class="ink" style="margin:0;font-size:17px;font-weight:bold;text-transform:uppercase;${INK}">${organization.name}</p>
  <h1 style="margin:8px 0 16px;font-size:34px;line-height:1.1">${words.heading}</h1>
  <p style="margin:0 0 24px">${words.intro}</p>
  ${articles.map(articleMarkup)}
  ${moreCount > 0 ? more : ""}
  <div class="help" style="background-color:#dfeadf;border:2px solid #1b1a17;padding:18px;margin:16px 0 32px">
    <h2 style="margin:0 0 8px;font-size:22px;line-height:1.2">${words.help.heading}</h2>
    <p style="margin:0 0 16px">${words.help.text}</p>
    <a class="go" href="${siteUrl}${support.to}" style="${BUTTON};background-color:#14613f;color:#ffffff">${support.label}</a>
    <a class="ink" href="${siteUrl}${question.to}" style="${BUTTON};${INK}">${question.label}</a>
  </div>
  <div class="rule soft" style="border-top:2px solid #1b1a17;padding:16px 0;font-size:15px;${SOFT}">
    <p style="margin:0 0 8px">${words.footer.reason} ${organization.name}.</p>
    <p style="margin:0 0 8px"><a class="ink" href="${UNSUBSCRIBE_PLACE}" style="${INK}">${words.footer.leave}</a>.
      ${words.footer.leaveNote}</p>
    <p style="margin:0">${organization.name}, ${organization.postalAddress}</p>
  </div>`;
}

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .ink { color: #f4eee1 !important; }
  .soft { color: #b9b1a1 !important; }
  .rule { border-color: #f4eee1 !important; }
  .help { background-color: #1d3328 !important; border-color: #f4eee1 !important; }
  .help a { border-color: #f4eee1 !important; }
  .go { background-color: #7cc79f !important; color: #10231a !important; }
}`;

/** The styles stand on the elements because some mail programs drop the head; the head only adds the dark scheme. */
function page(subject: string, contents: IssueContents): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f1e7;${INK}">
<div class="page" role="article" aria-label="${subject}" lang="en" style="background-color:#f6f1e7;${INK};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:18px;line-height:1.5;max-width:600px;margin:0 auto;padding:24px 20px">
${body(contents)}
</div>
</body>
</html>
`;
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
    `--\n${words.footer.reason} ${organization.name}.`,
    `${words.footer.leave}: ${UNSUBSCRIBE_PLACE}\n${words.footer.leaveNote}`,
    `${organization.name}, ${organization.postalAddress}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** The weekly newsletter of these articles, the same for everybody but for `UNSUBSCRIBE_PLACE`. */
export function weeklyIssue(contents: IssueContents): Issue {
  const subject = cut(words.subject + (contents.articles[0]?.title ?? ""), SUBJECT_LENGTH);
  return { subject, html: page(subject, contents).source, text: plain(contents) };
}
