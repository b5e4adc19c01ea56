import { ExternalLink } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { statisticsPage } from "~/content/statistics-page";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";

type Background = NonNullable<StatisticsView["background"]>;

export function BackgroundLinks() {
  const { label, links, download } = statisticsPage.more;
  return (
    <p className="no-print mt-8 flex max-w-none flex-wrap gap-x-5">
      <span className="text-soft">{label}:</span>
      {links.map(({ label, to }) => (
        <SiteLink key={to} to={to} className="inline-block font-semibold">
          {label}
        </SiteLink>
      ))}
      <a href="/statistics.csv" download className="inline-block font-semibold">
        {download}
      </a>
    </p>
  );
}

export function Background({ keyInsights, sources, standards }: Background) {
  return (
    <>
      <KeyInsights insights={keyInsights} />
      <DataSources sources={sources} />
      <Standards standards={standards} />
    </>
  );
}

function KeyInsights({ insights }: { insights: Background["keyInsights"] }) {
  const { heading, intro } = statisticsPage.keyInsights;
  return (
    <Section id="key-insights" title={heading} lead={intro} kind="ledger" background="card">
      <Ledger>
        {insights.map(({ title, text, sources }) => (
          <LedgerRow
            key={title}
            entry={<h3 className="text-xl">{title}</h3>}
            source={<Sources sources={sources} />}
          >
            <p>{text}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}

function Sources({ sources }: Pick<Background["keyInsights"][number], "sources">) {
  return (
    <ul className="lg:w-56">
      {sources.map((source) => (
        <li key={source.link}>
          <ExternalLink to={source.link} className="block">
            {source.name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function DataSources({ sources }: { sources: Background["sources"] }) {
  const { heading, intro, summary } = statisticsPage.sources;
  return (
    <Section id="data-sources" title={heading} lead={intro} kind="list">
      <details className="lg:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="mb-4 py-1 font-semibold underline underline-offset-4 lg:supports-[selector(::details-content)]:hidden print:hidden">
          {summary}
        </summary>
        <ul className="gap-x-10 sm:columns-2 lg:columns-3">
          {sources.map(({ publisher, publishes, link }) => (
            <li key={link} className="break-inside-avoid border-t border-hair py-2.5 text-sm">
              <ExternalLink to={link} className="font-semibold">
                {publisher}
              </ExternalLink>
              <p className="mt-0.5">{publishes}</p>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

function Standards({ standards }: { standards: Background["standards"] }) {
  const { heading, intro } = statisticsPage.standards;
  const [first, ...others] = standards;
  return (
    <Section id="standards" title={heading} lead={intro} kind="poster" tone="blue">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <p className="max-w-[28ch] font-display text-2xl">{first}</p>
        <ul className="grid gap-y-4">
          {others.map((standard) => (
            <li key={standard} className="border-t border-ink pt-3">
              {standard}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
