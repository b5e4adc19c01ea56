import { ButtonLink } from "~/components/button";
import { FilterForm } from "~/components/filter-form";
import { FilteredList } from "~/components/filtered-list";
import { Pager } from "~/components/pager";
import { Section } from "~/components/section";
import { latestNews } from "~/content/home";
import { newsCountLine, newsPage, page } from "~/content/news";
import { ArticleCard, type ArticleView } from "./article-card";
import type { NewsPageView } from "./news-page.server";
import { type NewsQuery, newsHref } from "./news-query";

export function LatestNews({ articles }: { articles: ArticleView[] }) {
  return (
    <Section kind="list" id="latest-news" title={latestNews.heading} lead={latestNews.intro}>
      {articles.length > 0 ? (
        <>
          <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} heading="h3" copy={latestNews} />
            ))}
          </div>
          <p className="mt-10">
            <ButtonLink to={latestNews.viewAll.to}>{latestNews.viewAll.label}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <h3 className="text-xl">{latestNews.empty.title}</h3>
          <p className="mt-2">{latestNews.empty.text}</p>
        </>
      )}
    </Section>
  );
}

const columns = "grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3";

export function NewsList({ view, query }: { view: NewsPageView; query: Omit<NewsQuery, "page"> }) {
  const { articles, sources, slice, crisis, emptyHelp } = view;
  const q = crisis ? "" : query.q;
  const isFiltered = query.q !== "" || query.source !== "";
  const empty = {
    ...(isFiltered ? newsPage.emptyFiltered : newsPage.empty),
    help: emptyHelp,
  };
  return (
    <>
      <FilterForm
        action={page.path}
        search={{ ...newsPage.search, value: q }}
        choices={[{ name: "source", ...newsPage.source, options: sources, value: query.source }]}
        submit={newsPage.submit}
        className="no-print"
      />
      <FilteredList
        count={newsCountLine({ ...slice, ...query, q, hasMore: view.hasMore })}
        clear={isFiltered ? { to: page.path, label: newsPage.clear } : undefined}
        crisis={crisis}
        empty={articles.length === 0 ? empty : undefined}
        heading="h2"
        loading={newsPage.loading}
        columns={columns}
      >
        <div className={columns}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} heading="h2" copy={newsPage} />
          ))}
        </div>
        <Pager label={newsPage.pages} slice={slice} hrefFor={(number) => newsHref(query, number)} />
      </FilteredList>
    </>
  );
}
