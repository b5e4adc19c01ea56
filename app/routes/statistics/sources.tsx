import { ExternalLink } from "~/components/external-link";
import { Section } from "~/components/section";
import { statisticsPage } from "~/content/statistics-page";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";

export function DataSources({ sources }: { sources: StatisticsView["sources"] }) {
  const { heading, intro } = statisticsPage.sources;
  return (
    <Section id="data-sources" title={heading} lead={intro}>
      <ul className="gap-x-10 sm:columns-2 lg:columns-3">
        {sources.map(({ publisher, publishes, link }) => (
          <li key={link} className="break-inside-avoid border-t border-ink py-3 text-sm">
            <ExternalLink to={link} className="font-semibold">
              {publisher}
            </ExternalLink>
            <p className="mt-0.5">{publishes}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Standards({ standards }: { standards: StatisticsView["standards"] }) {
  const { heading, intro } = statisticsPage.standards;
  return (
    <Section id="standards" title={heading} lead={intro} background="card">
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {standards.map((standard) => (
          <li key={standard} className="flex gap-4">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-1 size-6 shrink-0">
              <path d="M1 1h22v22H1z" fill="var(--green)" stroke="var(--ink)" strokeWidth="2" />
              <path
                d="M6 12.500l4.500 4.500L18 7.500"
                fill="none"
                stroke="var(--green-ink)"
                strokeWidth="3"
              />
            </svg>
            <span>{standard}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
