import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { CheckedFigures } from "~/components/illustrations/checked-figures";
import { PageHero } from "~/components/page-hero";
import { page, statisticsPage } from "~/content/statistics-page";
import { statisticsView } from "~/features/statistics/statistics-view.server";
import { definePage } from "~/lib/page";
import { KeyInsights } from "./key-insights";
import { DataSources, Standards } from "./sources";
import { StatisticGroups } from "./statistic-groups";
import { TabLinks } from "./tab-links";
import { VisualizationPart } from "./visualization-part";

export const { meta, handle } = definePage(page, { interactive: false });

export function loader({ request }: LoaderFunctionArgs) {
  return statisticsView(new URL(request.url).searchParams.get("tab"));
}

export default function Statistics() {
  const { tabs, chosen, visualization, keyInsights, sources, standards } = useLoaderData<typeof loader>();
  const { heading, intro, picture, support } = statisticsPage;
  return (
    <>
      <PageHero title={heading} lead={intro} picture={<CheckedFigures label={picture} />} />
      <section id="figures" aria-labelledby="figures-title" className="pt-8 pb-12 md:pb-18">
        <TabLinks tabs={tabs} chosen={chosen.id} />
        <div className="wrap pt-10 md:pt-14">
          <h2 id="figures-title" className="text-2xl uppercase">
            {chosen.title}
          </h2>
          <p className="mt-3 text-lg text-soft">{chosen.intro}</p>
          <StatisticGroups groups={chosen.groups} tagLabel={chosen.tagLabel} />
        </div>
      </section>
      {visualization && <VisualizationPart visualization={visualization} />}
      <KeyInsights insights={keyInsights} />
      <DataSources sources={sources} />
      <Standards standards={standards} />
      <CallToAction
        id="support"
        copy={{ heading: support.heading, text: support.text, actions: [support.link] }}
      />
    </>
  );
}
