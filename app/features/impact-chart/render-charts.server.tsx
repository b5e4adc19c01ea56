import { Line } from "@nivo/line";
import { renderToStaticMarkup } from "react-dom/server";
import { chartDescription } from "~/content/impact-chart";
import { firstImpactYear, impactYears, lastImpactYear } from "~/content/impact-years";
import { scalableSvg } from "~/lib/scalable-svg";
import { type ChartFrame, type ChartPanel, narrowFrame, wideFrame } from "./chart-frame";
import {
  AtRiskGround,
  ChartLabels,
  CrossingNote,
  GapBetweenLines,
  ImpactLines,
  type ImpactSeries,
  type LabelPlaces,
  LineMarkers,
  ProjectedGround,
  TEXT_SIZE,
  YearTrack,
} from "./chart-layers.server";
import { impactOf } from "./chart-year";
import { crossing } from "./crossing";
import type { SeriesKey } from "./series-mark.server";

type RenderedImpactCharts = Record<"wide" | "narrow", string>;

const widePlaces: LabelPlaces = {
  atRisk: { year: 2020.05, millions: 44, anchor: "start" },
  newJobs: { year: 2020.05, millions: 4.6, anchor: "start" },
  displaced: { year: 2029.2, millions: 15.6, anchor: "end", ground: "paper" },
  projections: { year: 2024.65, millions: 17, anchor: "start", ground: "paper" },
  crossing: { year: 2027.28, millions: 11.6, anchor: "end", ground: "paper" },
};
const narrowPlaces: LabelPlaces = {
  atRisk: { year: 2020.15, millions: 46, anchor: "start" },
  newJobs: { year: 2020.15, millions: 5.2, anchor: "start" },
  displaced: { year: 2028.8, millions: 14.9, anchor: "end", ground: "paper" },
  projections: { year: 2024.8, millions: 17.4, anchor: "start", ground: "paper" },
  crossing: { year: 2027.7, millions: 12.2, anchor: "end" },
};

/** Room for half a figure of the axis and half a mark. */
const PANEL_PADDING = 10;

interface PanelLinesProps {
  frame: ChartFrame;
  panel: ChartPanel;
  keys: readonly SeriesKey[];
  ticks: readonly number[];
}

function PanelLines({ frame, panel, keys, ticks }: PanelLinesProps) {
  const data: ImpactSeries[] = keys.map((id) => ({
    id,
    data: impactYears.map((record) => ({ x: record.year, y: record[id] })),
  }));
  return (
    <g transform={`translate(0 ${panel.top - PANEL_PADDING})`}>
      <Line<ImpactSeries>
        width={frame.width}
        height={panel.height + 2 * PANEL_PADDING}
        margin={{ top: PANEL_PADDING, bottom: PANEL_PADDING, left: frame.left, right: frame.right }}
        data={data}
        xScale={{ type: "linear", min: firstImpactYear, max: lastImpactYear }}
        yScale={{ type: "linear", min: 0, max: panel.max }}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: ticks,
          format: (value) => (value === 0 ? "0" : `${value}M`),
        }}
        axisBottom={null}
        enableGridX={false}
        gridYValues={ticks}
        layers={["grid", "axes", ImpactLines]}
        theme={{
          text: { fontSize: TEXT_SIZE, fontFamily: "inherit", fill: "var(--soft)" },
          axis: { ticks: { line: { stroke: "none" }, text: { fontSize: TEXT_SIZE, fill: "var(--soft)" } } },
          grid: { line: { stroke: "var(--hair)", strokeWidth: 1 } },
        }}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="presentation"
      />
    </g>
  );
}

interface TwoPanelsProps {
  frame: ChartFrame;
  places: LabelPlaces;
  name: "label" | "shortLabel";
}

/** Colours are the theme's variables, so the page's scheme decides them. */
function TwoPanels({ frame, places, name }: TwoPanelsProps) {
  return (
    <svg
      width={frame.width}
      height={frame.height}
      role="img"
      aria-label={chartDescription(impactOf(firstImpactYear), impactOf(lastImpactYear), crossing?.year)}
    >
      <LineMarkers frame={frame} />
      <ProjectedGround frame={frame} />
      <AtRiskGround frame={frame} />
      <GapBetweenLines frame={frame} />
      <PanelLines frame={frame} panel={frame.atRisk} keys={["atRisk"]} ticks={[0, 60]} />
      <PanelLines frame={frame} panel={frame.jobs} keys={["displaced", "newJobs"]} ticks={[0, 5, 10, 15]} />
      <ChartLabels frame={frame} places={places} nameOf={(series) => series[name]} />
      <CrossingNote frame={frame} place={places.crossing} />
      <YearTrack frame={frame} />
    </svg>
  );
}

let cached: RenderedImpactCharts | undefined;

/** Cached at the first call: rendering takes some 25 ms and its result never changes. */
export function renderedImpactCharts(): RenderedImpactCharts {
  cached ??= {
    wide: scalableSvg(renderToStaticMarkup(<TwoPanels frame={wideFrame} places={widePlaces} name="label" />)),
    narrow: scalableSvg(
      renderToStaticMarkup(<TwoPanels frame={narrowFrame} places={narrowPlaces} name="shortLabel" />),
    ),
  };
  return cached;
}
