import { weeklyNewsletter as copy } from "~/content/weekly-newsletter";
import { shortDate } from "~/lib/short-date";
import { INK, MailButton, OrganizationName, RULE, renderMail, SOFT } from "~/server/mail-page.server";
import { footerText } from "./footer-text";
import type { Publisher, RenderedIssue } from "./issue";
import type { IssueArticle, IssueContents } from "./issue-contents.server";
import { MailFooter } from "./mail-footer.server";

const published = ({ publishedDate, source }: IssueArticle): string =>
  [shortDate(publishedDate)?.text, source].filter(Boolean).join(" · ");

function ArticleItem({ article }: { article: IssueArticle }) {
  return (
    <div className="rule" style={{ ...RULE, padding: "18px 0 8px" }}>
      <p className="soft" style={{ margin: "0 0 4px", fontSize: "15px", ...SOFT }}>
        {published(article)}
      </p>
      <h2 style={{ margin: "0 0 8px", fontSize: "20px", lineHeight: "1.3" }}>
        {article.url ? (
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

type Parts = IssueContents & Publisher;

function Body({ intro, lead, articles, moreCount, organization, siteUrl }: Parts) {
  return (
    <>
      <OrganizationName name={organization.name} />
      <h1 style={{ margin: "8px 0 16px", fontSize: "34px", lineHeight: "1.1" }}>{copy.heading}</h1>
      <p style={{ margin: "0 0 24px" }}>{intro}</p>
      {[lead, ...articles].map((article) => (
        <ArticleItem key={article.id} article={article} />
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

function plain({ intro, lead, articles, moreCount, organization, siteUrl }: Parts): string {
  const blocks = [
    `${organization.name.toUpperCase()}\n${copy.heading}`,
    intro,
    ...[lead, ...articles].map((article) =>
      [article.title, published(article), article.summary, article.url].filter(Boolean).join("\n"),
    ),
    moreCount > 0 ? `${moreLine(moreCount)}\n${siteUrl}/news` : "",
    `${copy.help.heading.toUpperCase()}\n${copy.help.text}`,
    ...copy.help.actions.map(({ label, to }) => `${label}: ${siteUrl}${to}`),
    footerText(copy.footer, organization),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

export function weeklyIssue(contents: IssueContents, publisher: Publisher): RenderedIssue {
  const { subject } = contents;
  const parts = { ...contents, ...publisher };
  return { subject, html: renderMail(subject, <Body {...parts} />), text: plain(parts) };
}
