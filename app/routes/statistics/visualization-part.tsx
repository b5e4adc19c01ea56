import { ExternalLink, SourceLine } from "~/components/external-link";
import { Section } from "~/components/section";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";
import { HelpLines } from "./statistic-groups";

const copy = statisticsPage.visualizations;

export function VisualizationPart({ visualization }: { visualization: Visualization }) {
  switch (visualization.type) {
    case "timeline":
      return (
        <Section id="timeline" kind="list" title={visualization.title} lead={copy.timeline.intro}>
          <Timeline events={visualization.events} />
        </Section>
      );
    case "economicImpactGrid":
      return (
        <Section
          id="costs-and-gains"
          kind="list"
          title={visualization.title}
          lead={copy.economicImpactGrid.intro}
        >
          <ImpactGrid entries={visualization.entries} />
        </Section>
      );
    case "industryBarChart":
      return (
        <Section id="industries" kind="list" title={copy.industryBarChart.finding} lead={visualization.title}>
          <ExposureChart exposure={visualization.exposure} charts={visualization.charts} />
        </Section>
      );
  }
}

type Events = Extract<Visualization, { type: "timeline" }>["events"];

const { recentFrom, earlier } = statisticsPage.visualizations.timeline;

/** The earlier events are folded on a phone, and beside the recent ones from 64rem. */
function Timeline({ events }: { events: Events }) {
  return (
    <div className="grid gap-x-14 lg:grid-cols-2">
      <details className="lg:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="mb-6 py-1 font-semibold underline underline-offset-4 lg:supports-[selector(::details-content)]:hidden print:hidden">
          {earlier}
        </summary>
        <EventList events={events.filter(({ year }) => year < recentFrom)} />
      </details>
      <EventList events={events.filter(({ year }) => year >= recentFrom)} />
    </div>
  );
}

function EventList({ events }: { events: Events }) {
  return (
    <ol>
      {events.map(({ date, title, text, source }) => (
        <li key={title} className="relative break-inside-avoid border-l-4 border-ink pb-5 pl-6">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-3 size-5 rotate-45 border-2 border-ink bg-gold"
          />
          <p className="text-sm font-semibold text-soft">{date}</p>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1">{text}</p>
          <p className="text-sm text-soft">
            <ExternalLink to={source.link}>{source.name}</ExternalLink>
          </p>
        </li>
      ))}
    </ol>
  );
}

type Entries = Extract<Visualization, { type: "economicImpactGrid" }>["entries"];
type Kind = Entries[number]["kind"];

const kinds: readonly Kind[] = ["cost", "gain"];
const grounds: Record<Kind, string> = { cost: "bg-tint-red", gain: "bg-tint-green" };

function ImpactGrid({ entries }: { entries: Entries }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {kinds.map((kind) => (
        <div key={kind}>
          <h3 className={classNames("border-y-2 border-ink px-4 py-3 text-xl", grounds[kind])}>
            {statisticsPage.visualizations.economicImpactGrid[kind]}
          </h3>
          <ul className="divide-y divide-hair">
            {entries
              .filter((entry) => entry.kind === kind)
              .map(({ title, number, text, source, year, onDeath }) => (
                <li key={title} className="py-4">
                  <p className="font-semibold">{title}</p>
                  {onDeath ? (
                    <>
                      <p className="mt-1">
                        {number} {text}
                      </p>
                      <HelpLines />
                    </>
                  ) : (
                    <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
                      <strong className="font-display text-2xl font-normal">{number}</strong>
                      <span className="basis-60 grow">{text}</span>
                    </p>
                  )}
                  <div className="mt-1">
                    <SourceLine source={source} year={year} />
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ExposureProps = Omit<Extract<Visualization, { type: "industryBarChart" }>, "type" | "title">;

const { axis, table } = statisticsPage.visualizations.industryBarChart;

function Drawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={classNames("system-ink [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from the site's own figures.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function FiguresTable({ exposure }: { exposure: ExposureProps["exposure"] }) {
  const [kind, share] = table.columns;
  return (
    <details className="print:[&::details-content]:[content-visibility:visible]">
      <summary className="py-1 font-semibold underline underline-offset-4 print:hidden">
        {table.summary}
      </summary>
      <table className="mt-3 w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{exposure.title}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1 text-left">
              {kind}
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              {share}
            </th>
          </tr>
        </thead>
        <tbody>
          {exposure.items.map((item) => (
            <tr key={item.industry} className="border-b border-hair">
              <th scope="row" className="py-1 text-left font-normal">
                {item.industry}
              </th>
              <td className="py-1 pl-2 text-right">{item.share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function ExposureChart({ exposure, charts: drawings }: ExposureProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[1.9fr_1fr]">
      <figure className="border-2 border-ink bg-card p-4 md:p-6">
        <figcaption className="mb-5 text-sm text-soft">{axis}</figcaption>
        <Drawing svg={drawings.wide} className="hidden md:block print:block" />
        <Drawing svg={drawings.narrow} className="max-w-sm md:hidden print:hidden" />
      </figure>
      <div className="flex flex-col justify-between gap-6">
        <div className="border-t-4 border-green pt-4">
          <p>{exposure.note}</p>
          <div className="mt-3">
            <SourceLine source={exposure.source} />
          </div>
        </div>
        <div>
          <FiguresTable exposure={exposure} />
          <p className="mt-2 print:hidden">
            <a href="/ai-exposure.csv" download className="inline-block py-1 font-semibold">
              {table.download}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
