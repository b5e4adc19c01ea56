import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { firstWeek, page } from "~/content/es/first-week";
import { definePage } from "~/content/page";
import { FirstWeekPage } from "~/features/first-week/first-week-page.server";
import { loadFirstWeek } from "~/features/first-week/load-first-week.server";
import { services } from "~/server/services.server";
import weekStyles from "~/styles/first-week.css";

export const { meta, handle } = definePage(page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: weekStyles }];

export function loader({ request }: LoaderFunctionArgs) {
  return loadFirstWeek(services.db, new URL(request.url), new Date());
}

export default function SpanishFirstWeek() {
  return <FirstWeekPage words={firstWeek} {...useLoaderData<typeof loader>()} />;
}
