import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { CheckedFigures } from "~/components/illustrations/checked-figures";
import { PageHero } from "~/components/page-hero";
import { definePage } from "~/content/page";
import { page, statisticsPage } from "~/content/statistics-page";
import { statisticsView } from "~/features/statistics/statistics-view.server";
import { Background, BackgroundLinks } from "./background";
import { StatisticGroups } from "./statistic-groups";
import { TabLinks } from "./tab-links";
import { VisualizationPart } from "./visualization-part";

export const { meta, handle } = definePage(page);

export function loader({ request }: LoaderFunctionArgs) {
  return statisticsView(new URL(request.url).searchParams.get("tab"));
}

export default function Statistics() {
  const { tabs, chosen, visualization, background } = useLoaderData<typeof loader>();
  const { heading, intro, picture, support } = statisticsPage;
  return (
    <>
      <PageHero title={heading} lead={intro} picture={<CheckedFigures label={picture} />} />
      <section id="figures" aria-labelledby="figures-title" data-section="ledger" className="pt-8">
        <TabLinks tabs={tabs} chosen={chosen.id} />
        <div className="bg-card">
          <div className="wrap py-10 md:py-14">
            <h2 id="figures-title" className="section-title">
              {chosen.title}
            </h2>
            <p className="section-lead">{chosen.intro}</p>
            <BackgroundLinks />
            <StatisticGroups groups={chosen.groups} tagLabel={chosen.tagLabel} />
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
