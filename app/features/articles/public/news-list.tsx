import { ButtonLink } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { FilterForm } from "~/components/filter-form";
import { FilteredList } from "~/components/filtered-list";
import { Pager } from "~/components/pager";
import { Rich } from "~/components/rich-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { articlesInWords, latestNews } from "~/content/home";
import { newsCountLine, newsPage, page } from "~/content/news";
import { classNames } from "~/lib/class-names";
import { ArticleCard, type ArticleView } from "./article-card";
import type { NewsByAge } from "./news-age";
import type { NewsMonth } from "./news-months";
import type { NewsPageView } from "./news-page.server";
import { type NewsQuery, newsHref } from "./news-query";
import { newsTopics } from "./news-topic";

function NewsMonthRows({ month: { name, articles }, leads }: { month: NewsMonth; leads: boolean }) {
  return (
    <>
      <h2 className="mt-5 border-b-2 border-ink pb-1 text-xl first:mt-0">{name}</h2>
      {articles.map((article, at) => (
        <NewsRow key={article.id} article={article} leads={leads && at === 0} />
      ))}
    </>
  );
}

/** The heading above has the year: "Oct 1". */
const dayAndMonth = (date: string) => date.replace(/, \d{4}$/, "");

const topicColors = { cuts: "text-red", research: "text-blue", other: "text-green" };

function NewsRow({
  article: { title, source, summary, topic, date, href },
  leads,
}: {
  article: NewsMonth["articles"][number];
  leads: boolean;
}) {
  return (
    <article className="ledger-row wrap-anywhere">
      <p className="flex flex-wrap gap-x-2 self-start text-sm text-soft md:flex-col">
        {date && (
          <time dateTime={date.iso} className="font-bold whitespace-nowrap text-ink">
            {dayAndMonth(date.text)}
          </time>
        )}
        <b className={topicColors[topic]}>{newsPage.topics[topic]}</b>
        {source.length > 0 && (
          <bdi className="max-md:basis-full">
            <Rich text={source} />
          </bdi>
        )}
      </p>
      <div>
        <h3
          dir="auto"
          className={classNames(
            "max-w-none font-text text-lg leading-tight font-bold tracking-normal text-pretty",
            leads && "max-sm:text-[min(1.5rem,9vw)] md:text-xl",
          )}
        >
          {href ? (
            <ExternalLink to={href} newTab>
              <Rich text={title} />
            </ExternalLink>
          ) : (
            <Rich text={title} />
          )}
        </h3>
        {summary.length > 0 && (
          <p dir="auto" className="mt-1 max-w-none text-pretty max-md:text-sm">
            <Rich text={summary} />
          </p>
        )}
      </div>
    </article>
  );
}

function Strip({ articles, heading }: { articles: readonly ArticleView[]; heading: "h3" | "h4" }) {
  return (
    <div className={articles.length > 1 ? "strip gap-x-10 gap-y-10 md:grid md:grid-cols-2" : undefined}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} heading={heading} copy={latestNews} />
      ))}
    </div>
  );
}

export function LatestNews({ news: { latest, earlier, age } }: { news: NewsByAge }) {
  const isEmpty = latest.length + earlier.length === 0;
  return (
    <Section kind="list" id="latest-news" title={latestNews.heading} lead={age}>
      {isEmpty ? (
        <>
          <h3 className="text-xl">{latestNews.empty.title}</h3>
          <p className="mt-2">{latestNews.empty.text}</p>
        </>
      ) : (
        <>
          <Strip articles={latest.length > 0 ? latest : earlier} heading="h3" />
          {latest.length > 0 && earlier.length > 0 && (
            <div className="mt-3 flex flex-wrap items-baseline gap-x-5 md:mt-10 md:block">
              <h3 className="text-xl md:mb-5">{latestNews.earlier}</h3>
              <details className="fold min-w-0 open:basis-full">
                <summary className="py-1 font-semibold">{articlesInWords(earlier.length)}</summary>
                <Strip articles={earlier} heading="h4" />
              </details>
            </div>
          )}
          <p className="mt-4 md:mt-8">
            <ButtonLink to={latestNews.viewAll.to} size="small">
              {latestNews.viewAll.label}
            </ButtonLink>
          </p>
        </>
      )}
    </Section>
  );
}

interface NewsListProps {
  view: NewsPageView;
  /** The articles of the view, or the newest where it has none. */
  months: readonly NewsMonth[];
  week: string | undefined;
  query: Omit<NewsQuery, "page">;
}

/** Whoever chose sees the choice, the count and what was found, not the top of the page again. */
const LIST_ID = "list";
const TO_LIST = `#${LIST_ID}`;

/** Links, so that one click shows a kind without a script. */
function Kinds({ query }: Pick<NewsListProps, "query">) {
  return (
    <div data-region="results-kinds" id={LIST_ID} className="no-print flex flex-wrap gap-x-4 max-md:text-sm">
      <span className="py-2.5 max-md:hidden">{newsPage.kinds.label}</span>
      {[undefined, ...newsTopics].map((kind) => (
        <SiteLink
          key={kind ?? ""}
          to={`${newsHref({ ...query, kind })}${TO_LIST}`}
          className="nav-entry px-0.5 py-2.5 font-semibold"
          {...(query.kind === kind && { "aria-current": "true" })}
        >
          {kind ? newsPage.topics[kind] : newsPage.kinds.all}
        </SiteLink>
      ))}
    </div>
  );
}

export function NewsList({ view, months, week, query }: NewsListProps) {
  const { articles, sources, slice, crisis, emptyHelp } = view;
  const q = crisis ? "" : query.q;
  const isSearched = query.q !== "" || query.source !== "";
  const isFiltered = isSearched || query.kind !== undefined;
  const isNewest = !isFiltered && slice.page === 1;
  const empty = {
    ...(isFiltered ? newsPage.emptyFiltered : newsPage.empty),
    help: emptyHelp,
  };
  return (
    <>
      <details className="fold no-print" open={isSearched}>
        <summary className="py-2 font-semibold">{newsPage.find}</summary>
        <FilterForm
          action={`${page.path}${TO_LIST}`}
          search={{ ...newsPage.search, value: q }}
          choices={[{ name: "source", ...newsPage.source, options: sources, value: query.source }]}
          submit={newsPage.submit}
        >
          <input type="hidden" name="kind" defaultValue={query.kind ?? ""} />
        </FilterForm>
      </details>
      {/* What was found nowhere is found in no kind. */}
      <Kinds query={articles.length > 0 ? { ...query, q } : { q: "", source: "", kind: query.kind }} />
      <FilteredList
        count={newsCountLine({ ...slice, ...query, q, hasMore: view.hasMore })}
        note={week}
        clear={isFiltered ? { to: `${page.path}${TO_LIST}`, label: newsPage.clear } : undefined}
        crisis={crisis}
        empty={articles.length === 0 ? empty : undefined}
        doubt={view.isPartial ? newsPage.partial : undefined}
        heading="h2"
        loading={newsPage.loading}
        columns="grid gap-4"
      >
        <div className="mb-8">
          {months.map((month, at) => (
            <NewsMonthRows key={month.name} month={month} leads={isNewest && at === 0} />
          ))}
        </div>
        <Pager label={newsPage.pages} slice={slice} hrefFor={(number) => newsHref(query, number)} />
      </FilteredList>
    </>
  );
}
