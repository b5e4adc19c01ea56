import { ExternalLink } from "~/components/external-link";
import { Rich } from "~/components/rich-text";
import { newsPage } from "~/content/news";
import type { NewsMonth } from "./news-months";

export function NewsMonthRows({ month: { name, articles, gap } }: { month: NewsMonth }) {
  return (
    <>
      <h2 className="mt-5 border-b-2 border-ink pb-1 text-xl first:mt-0">{name}</h2>
      {articles.map((article) => (
        <NewsRow key={article.id} article={article} />
      ))}
      {gap && <p className="mt-5 text-soft">{gap}</p>}
    </>
  );
}

/** The heading above has the year: "Oct 1". */
const dayAndMonth = (date: string) => date.replace(/, \d{4}$/, "");

function NewsRow({
  article: { title, source, summary, topic, date, href },
}: {
  article: NewsMonth["articles"][number];
}) {
  return (
    <article className="ledger-row wrap-anywhere">
      <p className="flex flex-wrap gap-x-3 self-start text-sm text-soft md:flex-col">
        {date && (
          <time dateTime={date.iso} className="font-bold whitespace-nowrap text-ink">
            {dayAndMonth(date.text)}
          </time>
        )}
        <span>{newsPage.topics[topic]}</span>
        {source.length > 0 && (
          <bdi>
            <Rich text={source} />
          </bdi>
        )}
      </p>
      <div>
        <h3 dir="auto" className="font-text text-lg leading-tight font-bold tracking-normal text-pretty">
          {href ? (
            <ExternalLink to={href} newTab>
              <Rich text={title} />
            </ExternalLink>
          ) : (
            <Rich text={title} />
          )}
        </h3>
        {summary.length > 0 && (
          <p dir="auto" className="mt-1 text-pretty max-md:text-sm">
            <Rich text={summary} />
          </p>
        )}
      </div>
    </article>
  );
}
