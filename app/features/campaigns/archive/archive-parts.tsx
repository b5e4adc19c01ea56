import type { ReactNode } from "react";
import { ExternalLink } from "~/components/external-link";
import { Pager } from "~/components/pager";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { archivedIssue, newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { weeklyNewsletter } from "~/content/newsletter/newsletter-mails";
import { filterHref } from "~/lib/filter-query";
import type { HttpUrl } from "~/lib/http-url";
import { useSite } from "~/lib/site-settings";
import type { ShortDate } from "~/lib/time/dates";
import type { ArchivePage } from "./load-archive.server";
import type { SampleIssue } from "./load-sample.server";

export function IssueList({ issues, slice }: ArchivePage) {
  return (
    <>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {issues.map(({ id, subject, date, preheader }) => (
          <li key={id} className="border-t-4 border-ink pt-3 wrap-anywhere">
            {date && (
              <p className="text-sm text-soft">
                <time dateTime={date.iso}>{date.text}</time>
              </p>
            )}
            <h3 className="font-text text-lg leading-tight font-bold tracking-normal">
              <SiteLink to={`/newsletter/${id}`} className="inline-block py-1">
                {subject}
              </SiteLink>
            </h3>
            <p className="mt-1 text-soft">{preheader}</p>
          </li>
        ))}
      </ul>
      <Pager label={copy.listHeading} slice={slice} hrefFor={(number) => filterHref(page.path, {}, number)} />
    </>
  );
}

interface IssueStoryProps {
  title: string;
  text: string;
  /** The source of an article, or who runs a place to get help. */
  by: string | null;
  date?: ShortDate | null;
  href: HttpUrl | null;
  label: typeof archivedIssue.read | typeof archivedIssue.visit;
}

export function IssueStory({ title, text, by, date, href, label }: IssueStoryProps) {
  return (
    <article className="flex h-full flex-col border-t-4 border-ink pt-3 wrap-anywhere">
      <h3 dir="auto" className="font-text text-lg leading-tight font-bold tracking-normal">
        {title}
      </h3>
      {(by || date) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
          {by && <span>{by}</span>}
          {date && <time dateTime={date.iso}>{date.text}</time>}
        </p>
      )}
      {text && (
        <p dir="auto" className="mt-2.5 text-pretty">
          {text}
        </p>
      )}
      {href && (
        <p className="mt-auto pt-2">
          <ExternalLink to={href} newTab about={title} className="inline-block py-1.5 font-semibold">
            {label}
          </ExternalLink>
        </p>
      )}
    </article>
  );
}

function SamplePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <p className="text-sm font-semibold text-soft">{label}</p>
      {children}
    </div>
  );
}

/** Before the first issue: what one holds, in the parts that each of them has. */
export function Sample({ sample: { subject, articles, place } }: { sample: SampleIssue }) {
  const { heading, note, mark, speakUp, ...labels } = copy.sample;
  const head = { from: useSite().name, subject };
  const parts = weeklyNewsletter;
  return (
    <Section kind="list" id="sample" title={heading} lead={note}>
      <div className="ticket max-w-form p-4 md:p-8">
        <p className="mb-4 inline-block border-2 border-ink px-2 font-semibold">{mark}</p>
        <dl className="mb-6 border-b-2 border-ink pb-4 wrap-anywhere">
          {(["from", "subject"] as const).map((line) => (
            <div key={line}>
              <dt className="inline font-semibold">{labels[line]}:</dt>{" "}
              <dd dir="auto" className="inline">
                {head[line]}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-8">
          {articles.map((article, index) => (
            <SamplePart key={article.id} label={index === 0 ? parts.lead : labels.articles}>
              <IssueStory
                title={article.title}
                text={article.summary}
                by={article.source}
                date={article.date}
                href={article.href}
                label={archivedIssue.read}
              />
            </SamplePart>
          ))}
          {place && (
            <SamplePart label={parts.resources.heading}>
              <IssueStory
                title={place.title}
                text={place.description}
                by={place.organization}
                href={place.href}
                label={archivedIssue.visit}
              />
            </SamplePart>
          )}
          <SamplePart label={parts.speakUp.heading}>
            <div className="border-t-4 border-ink pt-3">
              <p>{parts.speakUp.text}</p>
              <SiteLink to={speakUp.to} className="mt-2 inline-block py-1.5 font-semibold">
                {speakUp.label}
              </SiteLink>
            </div>
          </SamplePart>
        </div>
      </div>
    </Section>
  );
}
