import { ExternalLink } from "~/components/external-link";
import type { archivedIssue as copy } from "~/content/newsletter-archive";
import type { HttpUrl } from "~/lib/http-url";
import type { ShortDate } from "~/lib/short-date";

interface IssueStoryProps {
  title: string;
  text: string;
  /** The source of an article, or who runs a place to get help. */
  by: string | null;
  date?: ShortDate | null;
  href: HttpUrl | null;
  label: typeof copy.read | typeof copy.visit;
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
