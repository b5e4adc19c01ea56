import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServerOnly } from "~/components/server-only";
import { page } from "~/content/home";
import { newsFeedLink } from "~/features/articles/public/feed-link";
import { LatestNews } from "~/features/articles/public/latest-news";
import { loadLatestNews } from "~/features/articles/public/news-page.server";
import { DisplacementSection } from "~/features/impact-chart/displacement-section.server";
import { newsletterHandler } from "~/features/newsletter/signup.server";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import homeStyles from "~/styles/home.css";
import { HomeOpening } from "./opening.server";

export const { meta, handle } = definePage(page, { scripts: ["forms", "chart"] });
export const links: LinksFunction = () => [newsFeedLink, { rel: "stylesheet", href: homeStyles }];

export async function loader() {
  return { articles: await loadLatestNews(services.db) };
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [newsletterHandler(services.db)], { protect: publicProtection(services) });
}

export default function Home() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <>
      <ServerOnly id="opening" part={HomeOpening} />
      <ServerOnly id="impact" part={DisplacementSection} />
      <LatestNews articles={articles} />
      <NewsletterSection />
    </>
  );
}
