import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { CheckedFigures } from "~/components/illustrations/page-pictures";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { definePage } from "~/content/page";
import { page, statisticsPage } from "~/content/statistics-page";
import { type StatisticsView, statisticsView } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";
import { localDay } from "~/lib/time/time-zone";
import ledgerStyles from "~/styles/ledger.css";
import { Background, BackgroundLinks } from "./background";
import { StatisticGroups } from "./statistic-groups";
import { VisualizationPart } from "./visualization-part";

export const { meta, handle } = definePage(page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

export function loader({ request }: LoaderFunctionArgs) {
  const year = Number(localDay(new Date()).slice(0, 4));
  return statisticsView(new URL(request.url).searchParams.get("tab"), year);
}

export default function Statistics() {
  const { tabs, next, chosen, visualization, background } = useLoaderData<typeof loader>();
  const { heading, intro, picture, support } = statisticsPage;
  return (
    <>
      <PageHero title={heading} lead={intro} picture={<CheckedFigures label={picture} />} />
      <section id="figures" data-section="ledger" className="pt-8">
        <TabLinks tabs={tabs} chosen={chosen.id} />
        <div className="bg-card">
          <div className="wrap py-10 md:py-14">
            <h2 className="section-title">{chosen.title}</h2>
            <p className="section-lead">{chosen.intro}</p>
            <StatisticGroups groups={chosen.groups} tagLabel={chosen.tagLabel} />
            {next && (
              <p className="no-print mt-8">
                <SiteLink
                  to={`/statistics?tab=${next.id}#figures`}
                  className="inline-block py-2.5 font-semibold"
                >
                  {statisticsPage.next} {next.title}
                </SiteLink>
              </p>
            )}
            <BackgroundLinks />
          </div>
        </div>
      </section>
      {visualization && <VisualizationPart visualization={visualization} />}
      {background && <Background {...background} />}
      <CallToAction
        id="support"
        copy={{ heading: support.heading, text: support.text, actions: [support.link] }}
      />
    </>
  );
}

interface TabLinksProps {
  tabs: StatisticsView["tabs"];
  chosen: StatisticsView["chosen"]["id"];
}

/** Equal cells on a phone; from 64rem tabs whose chosen one opens into the panel below, which is of the same colour. */
function TabLinks({ tabs, chosen }: TabLinksProps) {
  return (
    <nav aria-label={statisticsPage.tabsLabel} className="no-print border-ink pb-5 lg:pb-0 border-b-2">
      <ul className="wrap grid xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        {tabs.map(({ id, title }) => (
          <li key={id} className="-mr-0.5 -mb-0.5 grid">
            <SiteLink
              to={`/statistics?tab=${id}#figures`}
              className={classNames(
                "flex min-h-12 items-center justify-center border-2 border-ink px-1 py-2 text-center text-sm font-semibold no-underline hover:underline",
                id === chosen
                  ? "bg-ink text-paper forced-colors:chosen lg:border-b-card lg:bg-card lg:text-ink lg:shadow-[inset_0_6px_0_var(--green)]"
                  : "bg-paper",
              )}
              {...(id === chosen && { "aria-current": "page" })}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
