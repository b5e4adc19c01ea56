import { weeklyNewsletter as copy } from "~/content/weekly-newsletter";
import { INK, MailButton, OrganizationName, RULE, renderMail, SOFT } from "~/server/mail-page.server";
import { footerText, type Organization, type RenderedIssue } from "./issue";
import { MailFooter } from "./mail-footer.server";

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

function ArticleItem({ article }: { article: IssueArticle }) {
  return (
    <div className="rule" style={{ ...RULE, padding: "18px 0 8px" }}>
      <p className="soft" style={{ margin: "0 0 4px", fontSize: "15px", ...SOFT }}>
        {published(article)}
      </p>
      <h2 style={{ margin: "0 0 8px", fontSize: "20px", lineHeight: "1.3" }}>
        {isWebAddress(article.url) ? (
          <a className="ink" href={article.url} style={{ ...INK, textDecoration: "underline" }}>
            {article.title}
          </a>
        ) : (
          article.title
        )}
      </h2>
      {article.summary && <p style={{ margin: "0 0 10px" }}>{article.summary}</p>}
    </div>
  );
}

const HELP = {
  backgroundColor: "#dfeadf",
  border: "2px solid #1b1a17",
  padding: "18px",
  margin: "16px 0 32px",
};

function Help({ siteUrl }: { siteUrl: string }) {
  const [support, question] = copy.help.actions;
  return (
    <div className="help" style={HELP}>
      <h2 style={{ margin: "0 0 8px", fontSize: "22px", lineHeight: "1.2" }}>{copy.help.heading}</h2>
      <p style={{ margin: "0 0 16px" }}>{copy.help.text}</p>
      <MailButton href={siteUrl + support.to} primary>
        {support.label}
      </MailButton>{" "}
      <MailButton href={siteUrl + question.to}>{question.label}</MailButton>
    </div>
  );
}

const moreLine = (count: number) =>
  `${count} ${count === 1 ? copy.moreArticles.one : copy.moreArticles.other}:`;

function Body({ articles, moreCount, organization, siteUrl }: IssueContents) {
  return (
    <>
      <OrganizationName name={organization.name} />
      <h1 style={{ margin: "8px 0 16px", fontSize: "34px", lineHeight: "1.1" }}>{copy.heading}</h1>
      <p style={{ margin: "0 0 24px" }}>{copy.intro}</p>
      {articles.map((article) => (
        <ArticleItem key={`${article.url} ${article.title}`} article={article} />
      ))}
      {moreCount > 0 && (
        <p className="rule" style={{ ...RULE, margin: "0", padding: "18px 0" }}>
          {moreLine(moreCount)}{" "}
          <a className="ink" href={`${siteUrl}/news`} style={INK}>
            {copy.allNews}
          </a>
        </p>
      )}
      <Help siteUrl={siteUrl} />
      <MailFooter copy={copy.footer} organization={organization} />
    </>
  );
}

function plain({ articles, moreCount, organization, siteUrl }: IssueContents): string {
  const blocks = [
    `${organization.name.toUpperCase()}\n${copy.heading}`,
    copy.intro,
    ...articles.map((article) =>
      [article.title, published(article), article.summary, isWebAddress(article.url) ? article.url : ""]
        .filter(Boolean)
        .join("\n"),
    ),
    moreCount > 0 ? `${moreLine(moreCount)}\n${siteUrl}/news` : "",
    `${copy.help.heading.toUpperCase()}\n${copy.help.text}`,
    ...copy.help.actions.map(({ label, to }) => `${label}: ${siteUrl}${to}`),
    footerText(copy.footer, organization),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

export function weeklyIssue(contents: IssueContents): RenderedIssue {
  const subject = cut(copy.subject + (contents.articles[0]?.title ?? ""), SUBJECT_LENGTH);
  return { subject, html: renderMail(subject, <Body {...contents} />), text: plain(contents) };
}
