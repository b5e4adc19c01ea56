import { ExternalLink } from "~/components/external-link";
import { Section } from "~/components/section";
import { statisticsPage } from "~/content/statistics-page";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";

export function KeyInsights({ insights }: { insights: StatisticsView["keyInsights"] }) {
  const { heading, intro } = statisticsPage.keyInsights;
  return (
    <Section id="key-insights" title={heading} lead={intro} background="card">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {insights.map(({ title, text, sources }) => (
          <li key={title} className="border-t-4 border-green pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3">{text}</p>
            <ul className="mt-3 text-sm">
              {sources.map((source) => (
                <li key={source.link} className="py-0.5">
                  <ExternalLink to={source.link}>{source.name}</ExternalLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
