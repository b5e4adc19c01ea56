import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StructuredData } from "~/components/structured-data";
import { page } from "~/content/home";
import { DisplacementSection } from "~/features/impact-chart/displacement-section";
import { impactDrawings } from "~/features/impact-chart/draw-charts.server";
import { newsFeedLink } from "~/features/news/feed-link";
import { LatestNews } from "~/features/news/latest-news";
import { loadLatestNews } from "~/features/news/news-page.server";
import { newsletterHandler } from "~/features/newsletter/signup.server";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { organizationData } from "~/features/reach/structured-data";
import { handleForms } from "~/forms/handle-forms.server";
import { definePage } from "~/lib/page";
import { useSite } from "~/lib/site-settings";
import { services } from "~/server/services.server";
import { HomeHero } from "./home-hero";
import { Different, Services } from "./home-services";

const described = definePage(page);
export const meta = described.meta;
export const handle = described.handle;
export const links: LinksFunction = () => [newsFeedLink];

export async function loader() {
  return { drawings: impactDrawings(), articles: await loadLatestNews(services.db) };
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, services, [newsletterHandler(services.db)]);
}

export default function Home() {
  const { drawings, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData value={organizationData(useSite(), page.description)} />
      <HomeHero />
      <Services />
      <Different />
      <DisplacementSection drawings={drawings} />
      <LatestNews articles={articles} />
      <NewsletterSection />
    </>
  );
}
