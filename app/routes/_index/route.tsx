import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { page } from "~/content/home";
import { definePage } from "~/content/page";
import { newsByAge } from "~/features/articles/public/news-age";
import { LatestNews } from "~/features/articles/public/news-list";
import { loadLatestNews } from "~/features/articles/public/news-page.server";
import { newsFeedLink } from "~/features/articles/public/news-query";
import { isFirstIssueToCome } from "~/features/campaigns/archive/first-issue.server";
import { readYear, YEAR_PARAMETER } from "~/features/impact-chart/chart-year";
import { DisplacementSection } from "~/features/impact-chart/displacement-section.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { localDay } from "~/lib/time/time-zone";
import { services } from "~/server/services.server";
import { HomeOpening } from "./opening.server";

export const { meta, handle } = definePage(page, {
  scripts: ["forms", "chart"],
  policyExceptions: ["style attributes"],
});
export const links: LinksFunction = () => [newsFeedLink];

export async function loader() {
  const [latest, isFirstToCome] = await Promise.all([
    loadLatestNews(services.db),
    isFirstIssueToCome(services.db),
  ]);
  return { news: newsByAge(latest, localDay(new Date())), isFirstToCome };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
}

export default function Home() {
  const { news, isFirstToCome } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <HomeOpening />
      <DisplacementSection year={readYear(search.get(YEAR_PARAMETER))} />
      <LatestNews news={news} />
      <NewsletterSection isFirstToCome={isFirstToCome} />
    </>
  );
}
