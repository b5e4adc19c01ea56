import { ExternalLink } from "~/components/external-link";
import { Rich } from "~/components/rich-text";
import { newsPage } from "~/content/news";
import type { NewsMonth } from "./news-months";

export function NewsMonthRows({ month: { name, articles } }: { month: NewsMonth }) {
  return (
    <>
      <h3 className="mt-5 border-b-4 border-ink pb-1 text-xl">{name}</h3>
      {articles.map((article) => (
        <NewsRow key={article.id} article={article} />
      ))}
    </>
  );
}

/** A phone shows only the title of what an article says, until it is opened. */
function NewsRow({
  article: { title, source, summary, topic, date, href },
}: {
  article: NewsMonth["articles"][number];
}) {
  return (
    <article className="ledger-row wrap-anywhere">
      <p className="text-sm text-soft">
        {date && (
          <>
            <time dateTime={date.iso} className="font-bold whitespace-nowrap text-ink">
              {date.text}
            </time>
            {" · "}
          </>
        )}
        {newsPage.topics[topic]}
        {source.length > 0 && (
          <>
            {" · "}
            <bdi>
              <Rich text={source} />
            </bdi>
          </>
        )}
      </p>
      <div>
        <h4 dir="auto" className="font-text text-lg leading-tight font-bold tracking-normal">
          {href ? (
            <ExternalLink to={href} newTab>
              <Rich text={title} />
            </ExternalLink>
          ) : (
            <Rich text={title} />
          )}
        </h4>
        {summary.length > 0 && (
          <details className="fold">
            <summary className="py-1 text-sm">{newsPage.summary}</summary>
            <p dir="auto" className="mt-1 text-pretty">
              <Rich text={summary} />
            </p>
          </details>
        )}
      </div>
    </article>
  );
}
