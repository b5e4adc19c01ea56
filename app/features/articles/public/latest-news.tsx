import { ButtonLink } from "~/components/button";
import { Section } from "~/components/section";
import { latestNews } from "~/content/home";
import { ArticleCard, type ArticleView } from "./article-card";

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
