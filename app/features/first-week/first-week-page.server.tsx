import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { TornCalendar } from "~/components/illustrations/poster-pictures";
import { InlineScript } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { posterLink, posterPath } from "~/content/page";
import type { ChosenOfficeProps } from "./office";
import { tickSteps } from "./tick-steps.server";
import { DaySlips, TickCount, Week } from "./week";

/** The page in either language. Ticks are stored by the names of the steps, which both share. */
export function FirstWeekPage({ poster, ...chosen }: ChosenOfficeProps & { poster?: string }) {
  const { words } = chosen;
  return (
    <>
      <PageHero
        title={words.heading}
        lead={words.intro}
        picture={<TornCalendar label={words.picture} />}
        {...(poster && { poster })}
      >
        <ActionLinks actions={words.actions} />
      </PageHero>
      <DaySlips words={words} />
      <section aria-label={words.daysHeading} data-section="list" className="wrap week-sheet">
        {poster && (
          <p className="no-print mb-2 md:hidden">
            <SiteLink to={posterPath(poster)} className="inline-block py-2.5 font-semibold">
              {posterLink}
            </SiteLink>
          </p>
        )}
        <p className="week-lead">{words.lead}</p>
        <TickCount words={words} />
        <Week {...chosen} />
      </section>
      <InlineScript run={tickSteps} args={["first-week", words.ticks.count]} />
      <CallToAction id="more-help" copy={words.closing} />
    </>
  );
}
