import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { TornCalendar } from "~/components/illustrations/poster-pictures";
import { InlineScript, StructuredData } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { firstWeek, page } from "~/content/first-week";
import { definePage } from "~/content/page";
import { firstWeekPoster } from "~/content/posters";
import { loadFirstWeek } from "~/features/first-week/load-first-week.server";
import { tickSteps } from "~/features/first-week/tick-steps.server";
import { DaySlips, TickCount, Week } from "~/features/first-week/week";
import { firstWeekData } from "~/features/seo/structured-data";
import { useSite } from "~/lib/site-settings";
import { services } from "~/server/services.server";
import weekStyles from "~/styles/first-week.css";

export const { meta, handle } = definePage(page, { poster: firstWeekPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: weekStyles }];

export function loader({ request }: LoaderFunctionArgs) {
  return loadFirstWeek(services.db, new URL(request.url));
}

export default function FirstWeek() {
  const { state, office } = useLoaderData<typeof loader>();
  const { heading, intro, actions, daysHeading, lead, ticks, closing } = firstWeek;
  return (
    <>
      <StructuredData value={firstWeekData(useSite())} />
      <PageHero
        title={heading}
        lead={intro}
        picture={<TornCalendar label={firstWeekPoster.picture} />}
        poster={firstWeekPoster.name}
      >
        <ActionLinks actions={actions} />
      </PageHero>
      <DaySlips />
      <section aria-label={daysHeading} data-section="list" className="wrap week-sheet">
        <p className="week-lead">{lead}</p>
        <TickCount />
        <Week state={state} office={office} />
      </section>
      <InlineScript run={tickSteps} args={["first-week", ticks.count]} />
      <CallToAction id="more-help" copy={closing} />
    </>
  );
}
