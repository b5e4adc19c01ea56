import { Line } from "@nivo/line";
import { renderToStaticMarkup } from "react-dom/server";
import { chartDescription } from "~/content/home";
import { firstImpactYear, impactYears, lastImpactYear } from "~/content/impact-years";
import { scalableSvg } from "~/lib/scalable-svg";
import { type ChartFrame, narrowFrame, topMillions, trackDrop, wideFrame } from "./chart-frame";
import {
  EndLabels,
  ImpactLines,
  type ImpactSeries,
  type LabelPlaces,
  NetGround,
  ProjectedGround,
  TEXT_SIZE,
  YearTrack,
} from "./chart-layers.server";
import { impactOf } from "./chart-year";
import type { SeriesKey } from "./series-style";

export interface RenderedImpactCharts {
  wide: string;
  narrow: string;
}

const order: SeriesKey[] = ["atRisk", "displaced", "newJobs"];

const impactSeries: ImpactSeries[] = order.map((id) => ({
  id,
  data: impactYears.map((record) => ({ x: record.year, y: record[id] })),
}));

const beside: LabelPlaces = {
  atRisk: { dx: 16, dy: 0, anchor: "start" },
  displaced: { dx: 16, dy: 0, anchor: "start" },
  newJobs: { dx: 16, dy: 4, anchor: "start" },
};
const within: LabelPlaces = {
  atRisk: { dx: -66, dy: 44, anchor: "end" },
  displaced: { dx: -8, dy: -22, anchor: "end" },
  newJobs: { dx: 4, dy: 22, anchor: "end" },
};

const yearsEvery = (step: number) =>
  impactYears.map(({ year }) => year).filter((year) => (year - firstImpactYear) % step === 0);

/** Colours are the theme's variables, so the page's scheme decides them. */
function renderChart(frame: ChartFrame, yearStep: number, labels: LabelPlaces): string {
  return scalableSvg(
    renderToStaticMarkup(
      <Line<ImpactSeries>
        width={frame.width}
        height={frame.height}
        margin={frame.margin}
        data={impactSeries}
        xScale={{ type: "linear", min: firstImpactYear, max: lastImpactYear }}
        yScale={{ type: "linear", min: 0, max: topMillions }}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: [0, 20, 40, 60],
          format: (value) => `${value}M`,
        }}
        axisBottom={{ tickSize: 0, tickPadding: trackDrop + 18, tickValues: yearsEvery(yearStep) }}
        enableGridX={false}
        gridYValues={[0, 20, 40, 60]}
        layers={[
          ProjectedGround,
          "grid",
          "axes",
          NetGround,
          ImpactLines,
          ({ series }) => <EndLabels series={series} places={labels} />,
          YearTrack,
        ]}
        theme={{
          text: { fontSize: TEXT_SIZE, fontFamily: "inherit", fill: "var(--soft)" },
          axis: { ticks: { line: { stroke: "none" }, text: { fontSize: TEXT_SIZE, fill: "var(--soft)" } } },
          grid: { line: { stroke: "var(--hair)", strokeWidth: 1 } },
        }}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="img"
        ariaLabel={chartDescription(impactOf(firstImpactYear), impactOf(lastImpactYear))}
      />,
    ),
  );
}

let cached: RenderedImpactCharts | undefined;

/** Cached at the first call: rendering takes some 25 ms and its result never changes. */
export function renderedImpactCharts(): RenderedImpactCharts {
  cached ??= { wide: renderChart(wideFrame, 1, beside), narrow: renderChart(narrowFrame, 2, within) };
  return cached;
}

function Rendered({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from the site's own figures.
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}

export function WideChart() {
  return <Rendered svg={renderedImpactCharts().wide} />;
}

export function NarrowChart() {
  return <Rendered svg={renderedImpactCharts().narrow} />;
}
