import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { workingEstimate } from "~/content/headline-figures";
import { displacement } from "~/content/home";
import { chartControls, chartFinding, chartText, netTurns } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { classNames } from "~/lib/class-names";
import { type ChartFrame, narrowFrame, plotWidth, wideFrame } from "./chart-frame";
import { CHART_ANCHOR, HINT_ID, yearUrl } from "./chart-year";
import { crossing } from "./crossing";
import { FiguresTable } from "./figures-table.server";
import { HeadlineCards, Outlook } from "./outlook.server";
import { renderedImpactCharts } from "./render-charts.server";
import { type SeriesKey, SeriesMarks } from "./series-mark.server";
import { YearHandle, YearMarker } from "./year-marker.server";
import { viewOf, type YearText, type YearView } from "./year-view";

const FINDING_ID = "chart-finding";

function ImpactChart({ year }: { year: number }) {
  const { wide, narrow } = renderedImpactCharts();
  return (
    <figure aria-labelledby={FINDING_ID} className="pt-5 md:pt-10 lg:pr-10 print:pb-4">
      <h3 id={FINDING_ID} className="text-xl md:text-2xl">
        {chartFinding(crossing?.year)}
      </h3>
      <p className="mt-2 mb-3 max-w-none text-sm md:mt-3 md:mb-5">
        <b className="mr-2 inline-block border-2 border-dashed border-soft px-2">{workingEstimate.label}</b>
        {chartText.unconfirmed} {chartText.title}, {chartText.unit}.{" "}
        <SiteLink to={chartText.why.to}>{chartText.why.label}</SiteLink>
      </p>
      <Chart frame={wideFrame} svg={wide} year={year} className="hidden md:block print:block" />
      <Chart frame={narrowFrame} svg={narrow} year={year} className="md:hidden print:hidden" />
      <Hint />
      <YearLinks chosen={year} />
    </figure>
  );
}

interface ChartProps {
  frame: ChartFrame;
  svg: string;
  year: number;
  className: string;
}

function Chart({ frame, svg, year, className }: ChartProps) {
  return (
    <div
      data-surface=""
      data-left={frame.left / frame.width}
      data-span={plotWidth(frame) / frame.width}
      className={classNames(
        "relative mx-auto w-full cursor-pointer touch-pan-y touch-pinch-zoom select-none",
        className,
      )}
      style={{ maxWidth: frame.width }}
    >
      <div
        id={`drawing-${frame.width}`}
        className="[&>svg]:h-auto [&>svg]:max-w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from the site's own figures.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <YearMarker frame={frame} year={year} />
      <YearHandle frame={frame} />
    </div>
  );
}

/** Both hints stand in one place, so that the page does not move when the other one is shown. */
function Hint() {
  const { hint, keyboardHint, draggingHint } = chartControls;
  return (
    <div className="grid pt-1 pb-2 text-sm leading-snug text-soft noscript:hidden print:hidden">
      <p id={HINT_ID} className="col-start-1 row-start-1 group-data-dragging/chart:invisible">
        {hint} <span className="sr-only">{keyboardHint}</span>
      </p>
      <p className="invisible col-start-1 row-start-1 group-data-dragging/chart:visible">{draggingHint}</p>
    </div>
  );
}

/** Like a `Section`, but with the chart on a band as wide as the window. */
export function DisplacementSection({ year }: { year: number }) {
  const view = viewOf(year);
  return (
    <section id="displacement" aria-label={displacement.heading} className="section">
      <div className="wrap">
        <h2 className="section-title">{displacement.heading}</h2>
        <p className="section-lead">{displacement.subtitle}</p>
        <HeadlineCards />
      </div>
      <div
        id={CHART_ANCHOR}
        data-chosen={view.year}
        {...(view.isGain && { "data-gain": "" })}
        style={view.variables}
        className="group/chart system-ink mt-5 md:mt-8 border-y-4 border-ink bg-card"
      >
        <div className="wrap px-4 min-[22rem]:px-5">
          <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
            <ImpactChart year={view.year} />
            <YearPanel view={view} />
          </div>
          <div className="border-t-2 border-ink py-3 md:py-5">
            <Notes />
          </div>
        </div>
      </div>
      <div className="wrap">
        <Outlook />
      </div>
    </section>
  );
}

function Notes() {
  return (
    <div>
      <p className="text-sm leading-snug text-soft">{chartText.projectionNote}</p>
      <FiguresTable>
        <div className="mt-2 grid gap-x-12 gap-y-2 text-sm text-soft lg:grid-cols-2">
          <p>{chartText.estimate}</p>
          <p>{chartText.scope}</p>
        </div>
      </FiguresTable>
    </div>
  );
}

const copy = chartControls.panel;

/** Read out by screen readers when the year changes. */
function YearPanel({ view: { texts } }: { view: YearView }) {
  const text = (key: YearText) => <span data-text={key}>{texts[key]}</span>;
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className="flex flex-col pb-3 lg:border-l-2 lg:border-ink lg:pt-10 lg:pb-0 lg:pl-8"
    >
      <h3 className="bg-blue px-4 py-2 text-xl text-card forced-color-adjust-none md:py-3 md:text-2xl">
        {text("heading")} <span className="font-text text-sm tracking-normal md:block">{text("kind")}</span>
      </h3>
      <dl className="grid grow grid-cols-3 content-start gap-x-3 max-xs:grid-cols-1 md:grid-cols-2 md:gap-x-8 lg:flex lg:flex-col">
        {(["displaced", "newJobs", "atRisk"] as const).map((key) => (
          <Amount key={key} series={key}>
            {text(key)}
          </Amount>
        ))}
        <div className="py-2 max-md:col-span-full max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-5 md:py-4 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 lg:grow">
          <dt className="font-semibold">{copy.netImpact}</dt>
          <dd className="max-md:contents md:mt-1">
            <strong className="block font-display text-2xl font-normal text-red group-data-gain/chart:text-green md:text-figure">
              {text("net")}
            </strong>
            <span className="block max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
              <span className="block font-semibold max-md:text-sm max-md:leading-tight">
                {text("netInWords")}
              </span>
              {crossing && (
                <span className="block text-sm text-soft max-md:leading-tight md:mt-1">
                  {netTurns(crossing.year)}
                </span>
              )}
            </span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Amount({ series, children }: { series: SeriesKey; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hair py-2 md:py-3">
      <dt className="flex items-center gap-1.5 max-md:text-sm md:gap-3">
        <svg viewBox="-10 -10 20 20" className="size-5 shrink-0" aria-hidden="true">
          <SeriesMarks series={series} places={[{ x: 0, y: 0 }]} size={6} />
        </svg>
        {copy[series]}
      </dt>
      <dd className="font-display text-2xl max-md:basis-full">{children}</dd>
    </div>
  );
}

/** A link to each year: the way to choose without script, and a second way with it. */
function YearLinks({ chosen }: { chosen: number }) {
  return (
    <nav aria-label={chartControls.showYear} className="mt-2 mb-4 print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.15rem,1fr))] pt-0.5 pl-0.5">
        {impactYears.map(({ year }) => (
          <li key={year} className="-mt-0.5 -ml-0.5">
            <a
              href={yearUrl(year)}
              data-year={year}
              {...(year === chosen && { "aria-current": "true" })}
              className="block border-2 border-ink bg-card py-2 text-center text-sm font-semibold whitespace-nowrap no-underline hover:bg-tint-blue focus-visible:relative focus-visible:z-10 aria-[current]:bg-blue aria-[current]:text-card forced-colors:aria-[current]:chosen"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
