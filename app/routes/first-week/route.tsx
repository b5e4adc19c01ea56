import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StructuredData } from "~/components/inline-script";
import { firstWeek, page } from "~/content/first-week";
import { definePage } from "~/content/page";
import { firstWeekPoster } from "~/content/posters";
import { FirstWeekPage } from "~/features/first-week/first-week-page.server";
import { loadFirstWeek } from "~/features/first-week/load-first-week.server";
import { firstWeekData } from "~/features/seo/structured-data";
import { useSite } from "~/lib/site-settings";
import { services } from "~/server/services.server";
import weekStyles from "~/styles/first-week.css";

export const { meta, handle } = definePage(page, { poster: firstWeekPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: weekStyles }];

export function loader({ request }: LoaderFunctionArgs) {
  return loadFirstWeek(services.db, new URL(request.url), new Date());
}

export default function FirstWeek() {
  return (
    <>
      <StructuredData value={firstWeekData(useSite())} />
      <FirstWeekPage words={firstWeek} {...useLoaderData<typeof loader>()} poster={firstWeekPoster.name} />
    </>
  );
}
