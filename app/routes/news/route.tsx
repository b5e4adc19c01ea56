import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ExternalLink } from "~/components/external-link";
import { StructuredData } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { announcedCuts } from "~/content/headline-figures";
import { listPage } from "~/content/list-page";
import { cutsLine, newsPage, page } from "~/content/news";
import { definePage } from "~/content/page";
import { NewsList } from "~/features/articles/public/news-list";
import { newestArticles, newsByMonth } from "~/features/articles/public/news-months";
import { loadNewsOfWeek, loadNewsPage } from "~/features/articles/public/news-page.server";
import { newsFeedLink, readNewsQuery } from "~/features/articles/public/news-query";
import { isFirstIssueToCome } from "~/features/campaigns/archive/first-issue.server";
import { articleListData } from "~/features/seo/structured-data";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { NO_STORE, ownCacheControl } from "~/lib/no-store";
import { localDay } from "~/lib/time/time-zone";
import { services } from "~/server/services.server";
import ledgerStyles from "~/styles/ledger.css";

export const { meta, handle } = definePage(page, { scripts: ["filter", "forms"] });
export const links: LinksFunction = () => [newsFeedLink, { rel: "stylesheet", href: ledgerStyles }];
export const headers = ownCacheControl;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readNewsQuery(new URL(request.url).searchParams);
  const today = localDay(new Date());
  const [view, week, isFirstToCome] = await Promise.all([
    loadNewsPage(services.db, query),
    loadNewsOfWeek(services.db, today),
    isFirstIssueToCome(services.db),
  ]);
  const { q, source, kind } = query;
  // What tells of danger is no title of a history's entry.
  const filters = [view.crisis ? "" : q, source, kind ? newsPage.topics[kind] : ""];
  const shown = listPage(page, { number: view.slice.page, filters });
  const months = view.articles.length > 0 ? newsByMonth(view.articles) : newestArticles(view.newest);
  return data(
    { page: shown, view, months, week, isFirstToCome, query: { q, source, kind } },
    view.crisis ? NO_STORE : {},
  );
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
}

export default function News() {
  const { view, months, week, isFirstToCome, query } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData value={articleListData(view.articles)} />
      <PageHero
        title={newsPage.heading}
        text={
          <p className="mt-3 max-md:text-sm md:mt-5 md:text-lg">
            {cutsLine[0]} <strong>{announcedCuts.number}</strong> {cutsLine[1]}{" "}
            <ExternalLink to={announcedCuts.source.link}>{announcedCuts.source.name}</ExternalLink>
          </p>
        }
      >
        <p className="flex flex-wrap gap-x-4">
          {[newsPage.help, newsPage.newsletter.link, newsPage.feed].map(({ label, to }) => (
            <SiteLink key={to} to={to} className="py-1.5 font-semibold">
              {label}
            </SiteLink>
          ))}
        </p>
      </PageHero>
      <div className="wrap py-2 md:py-14">
        <NewsList view={view} months={months} week={week} query={query} />
      </div>
      <NewsletterSection copy={newsPage.newsletter} isFirstToCome={isFirstToCome} />
    </>
  );
}
