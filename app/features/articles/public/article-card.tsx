import { ExternalLink } from "~/components/external-link";
import { Rich } from "~/components/rich-text";
import type { HttpUrl } from "~/lib/http-url";
import type { RichText } from "~/lib/text/rich-text";
import type { ShortDate } from "~/lib/time/dates";
import type { NewsTopic } from "./news-topic";

export interface ArticleView {
  id: number;
  title: RichText;
  /** The title without marks, for names. */
  plainTitle: string;
  /** Empty when no source is known. */
  source: RichText;
  summary: RichText;
  topic: NewsTopic;
  date: ShortDate | null;
  /** A web address, or null when the stored one is none. */
  href: HttpUrl | null;
}

interface ArticleCardProps {
  article: ArticleView;
  /** The level of the title's heading, one below the heading it stands under. */
  heading: "h3" | "h4";
  copy: { readArticle: string };
}

export function ArticleCard({ article, heading: Heading, copy }: ArticleCardProps) {
  const { title, plainTitle, source, summary, date, href } = article;
  return (
    <article className="flex h-full flex-col border-t-4 border-ink pt-3 wrap-anywhere">
      <p className="flex max-w-none flex-wrap items-baseline gap-x-3 border-b border-hair pb-1.5 text-sm text-soft">
        {date && (
          <time dateTime={date.iso} className="font-display text-lg leading-none text-ink">
            {date.text}
          </time>
        )}
        {source.length > 0 && (
          <bdi>
            <Rich text={source} />
          </bdi>
        )}
      </p>
      <Heading dir="auto" className="mt-2 font-text text-lg leading-tight font-bold tracking-normal">
        <Rich text={title} />
      </Heading>
      {summary.length > 0 && (
        <p dir="auto" className="mt-2.5 max-md:text-sm">
          <Rich text={summary} />
        </p>
      )}
      {href && (
        <p className="mt-auto pt-2">
          <ExternalLink to={href} newTab about={plainTitle} className="inline-block py-1.5 font-semibold">
            {copy.readArticle}
          </ExternalLink>
        </p>
      )}
    </article>
  );
}
