import { ExternalLink } from "~/components/external-link";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { type archivedIssue, newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { filterHref } from "~/lib/filter-query";
import type { HttpUrl } from "~/lib/http-url";
import type { ShortDate } from "~/lib/time/dates";
import type { ArchivePage } from "./load-archive.server";

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
      <h3 className="font-text text-lg leading-tight font-bold tracking-normal">{title}</h3>
      {(by || date) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
          {by && <span>{by}</span>}
          {date && <time dateTime={date.iso}>{date.text}</time>}
        </p>
      )}
      {text && <p className="mt-2.5 text-pretty">{text}</p>}
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
