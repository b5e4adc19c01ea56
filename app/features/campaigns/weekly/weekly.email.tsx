import type { CSSProperties } from "react";
import { weeklyNewsletter as copy } from "~/content/newsletter/newsletter-mails";
import { withinReach } from "~/kits/list-mail/describe-mail.server";
import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import { MailFooter, MailHeader } from "~/kits/list-mail/mail-parts.server";
import { forMail, type WrittenContent } from "~/kits/written-text/written-content.server";
import { cutAtWord } from "~/lib/text/words";
import { MailButton, MailSection, renderSections } from "~/mail/mail-page.server";
import { DISPLAY, GREEN, INK, RULE, SOFT } from "~/mail/mail-styles.server";
import { HelpSection } from "./help-section.server";
import {
  type IssueArticle,
  type IssueContents,
  type IssueResource,
  openingOf,
} from "./issue-contents.server";
import { countLine, published, shortened, weeklyText } from "./weekly-text.server";

const SOURCE_LENGTH = 40;

const SECTION: CSSProperties = { ...DISPLAY, margin: "0", fontSize: "24px", textTransform: "uppercase" };
const LEAD: CSSProperties = { ...DISPLAY, margin: "0 0 12px", fontSize: "40px" };
const MORE: CSSProperties = { ...RULE, margin: "0", padding: "16px 0 12px" };

function Title({ url, children }: { url: string | null; children: string }) {
  return url === null ? children : <a href={url}>{children}</a>;
}

function Lead({ article }: { article: IssueArticle }) {
  const { title, summary, source, url } = article;
  return (
    <MailSection tone="card" padding="24px 20px 16px">
      <p className="soft" style={{ margin: "0 0 8px", fontSize: "15px", lineHeight: "1.4", ...SOFT }}>
        <strong>{copy.lead}</strong>
        {published(article) && ` · ${published(article)}`}
      </p>
      <h2 className="display lead ink" style={LEAD}>
        {url === null ? (
          title
        ) : (
          <a className="ink" href={url} style={{ ...INK, textDecoration: "none" }}>
            {title}
          </a>
        )}
      </h2>
      {summary && <p style={{ margin: "0 0 18px", fontSize: "19px" }}>{summary}</p>}
      {url && (
        <MailButton href={url} primary>
          {copy.readLead(source && cutAtWord(source, SOURCE_LENGTH))}
        </MailButton>
      )}
    </MailSection>
  );
}

function ArticleItem({ article }: { article: IssueArticle }) {
  const { title, summary, url } = article;
  return (
    <div className="item">
      <h3>
        <Title url={url}>{title}</Title>
      </h3>
      {summary && <p>{shortened(summary)}</p>}
      <p className="soft">{published(article)}</p>
    </div>
  );
}

function Articles({ articles, moreCount, siteUrl }: IssueContents & Publisher) {
  const { label, to } = copy.allNews;
  return (
    <MailSection padding="24px 20px 16px" style={{ borderTop: "4px solid #1b1a17" }}>
      {articles.length > 0 && (
        <h2 className="display" style={{ ...SECTION, margin: "0 0 14px" }}>
          {copy.articles}
        </h2>
      )}
      {articles.map((article) => (
        <ArticleItem key={article.id} article={article} />
      ))}
      {moreCount > 0 && (
        <p className="rule" style={MORE}>
          {countLine(moreCount, copy.moreArticles)}
        </p>
      )}
      <MailButton href={siteUrl + to}>{label}</MailButton>
    </MailSection>
  );
}

function ResourceItem({ resource: { title, organization, description, url } }: { resource: IssueResource }) {
  return (
    <div className="item">
      <h3>
        <Title url={url}>{title}</Title>
      </h3>
      <p>{shortened(description)}</p>
      <p className="soft">{organization}</p>
    </div>
  );
}

function Resources({ resources, moreResources, siteUrl }: IssueContents & Publisher) {
  const { heading, text, more, all } = copy.resources;
  return (
    <MailSection tone="tint" padding="24px 20px 16px" style={{ borderTop: "4px solid #1b1a17" }}>
      <h2 className="display" style={SECTION}>
        {heading}
      </h2>
      <p style={{ margin: "6px 0 14px" }}>{text}</p>
      {resources.map((resource) => (
        <ResourceItem key={resource.id} resource={resource} />
      ))}
      {moreResources > 0 && (
        <p className="rule" style={MORE}>
          {countLine(moreResources, more)}
        </p>
      )}
      <MailButton href={siteUrl + all.to}>{all.label}</MailButton>
    </MailSection>
  );
}

function SpeakUp({ siteUrl }: { siteUrl: string }) {
  const { heading, text, links } = copy.speakUp;
  return (
    <MailSection tone="card" padding="24px 20px 14px" style={{ borderTop: "4px solid #1b1a17" }}>
      <h2 className="display" style={SECTION}>
        {heading}
      </h2>
      <p style={{ margin: "6px 0 10px" }}>{text}</p>
      {links.map(({ label, to }) => (
        <p key={to} style={{ margin: "0 0 10px", fontWeight: "bold" }}>
          <a className="link" href={siteUrl + to} style={GREEN}>
            {label}
          </a>
        </p>
      ))}
    </MailSection>
  );
}

interface SectionsProps extends IssueContents, Publisher {
  opening: WrittenContent;
  isLong: boolean;
}

function Sections({ opening, isLong, ...parts }: SectionsProps) {
  const { date, lead, resources, organization, siteUrl } = parts;
  return (
    <>
      <MailHeader
        organization={organization.name}
        kind={copy.kind}
        heading={copy.heading}
        date={date}
        intro={forMail(opening)}
        {...(isLong && { longMail: copy.footer })}
      />
      <HelpSection siteUrl={siteUrl} />
      <Lead article={lead} />
      <Articles {...parts} />
      {resources.length > 0 && <Resources {...parts} />}
      <SpeakUp siteUrl={siteUrl} />
      <MailFooter copy={copy.footer} organization={organization} onWeb />
    </>
  );
}

export function weeklyIssue(contents: IssueContents, publisher: Publisher): RenderedIssue {
  const { subject, preheader, intro } = contents;
  const parts = { ...contents, ...publisher, opening: openingOf(intro, publisher.siteUrl) };
  return withinReach((isLong) => ({
    subject,
    html: renderSections(subject, preheader, <Sections {...parts} isLong={isLong} />),
    text: weeklyText(parts),
  }));
}
