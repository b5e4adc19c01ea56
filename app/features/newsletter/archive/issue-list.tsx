import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { newsletterArchive as copy, page } from "~/content/newsletter-archive";
import { filterHref } from "~/lib/filter-query";
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
