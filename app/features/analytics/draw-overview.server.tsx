import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { renderToStaticMarkup } from "react-dom/server";
import { axisTicks, formatCount } from "~/lib/numbers";
import { scalableSvg } from "~/lib/scalable-svg";
import {
  type ChartView,
  namedSteps,
  type SeriesId,
  seriesLooks,
  seriesOf,
  shortStepName,
} from "./overview-chart";
import type { StepFigures } from "./overview-figures";

interface Frame {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
  /** So many steps can be named along the axis. */
  names: number;
}

/** Staff specification, section 2: 900 by 430 px. */
const wide: Frame = {
  width: 900,
  height: 430,
  margin: { top: 16, right: 40, bottom: 44, left: 64 },
  names: 8,
};
const narrow: Frame = {
  width: 400,
  height: 320,
  margin: { top: 16, right: 34, bottom: 40, left: 52 },
  names: 4,
};

const TEXT_SIZE = 16;
/** More points than this would run into each other. */
const POINTS_AT_MOST = 45;

interface Series {
  id: SeriesId;
  data: { x: string; y: number }[];
}

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return (
    <g fill="none" strokeWidth="3" strokeLinejoin="round">
      {series.map(({ id, data }) => {
        const { color, dashes } = seriesLooks[id];
        return (
          <g key={id} stroke={color}>
            <path d={lineGenerator(data.map(({ position }) => position)) ?? ""} strokeDasharray={dashes} />
            {data.length <= POINTS_AT_MOST && (
              <g fill="var(--card)" strokeWidth="2">
                {data.map(({ position: { x, y } }) => (
                  <circle key={x} cx={x} cy={y ?? 0} r="3.5" />
                ))}
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function draw(frame: Frame, view: ChartView, figures: readonly StepFigures[], description: string): string {
  const data: Series[] = seriesOf[view].map((id) => ({
    id,
    data: figures.map((step) => ({ x: step.step, y: Number(step[id]) })),
  }));
  const ticks = axisTicks(Math.max(...data.flatMap((series) => series.data.map(({ y }) => y))));
  const named = namedSteps(
    figures.map(({ step }) => step),
    frame.names,
  );
  return scalableSvg(
    renderToStaticMarkup(
      <Line<Series>
        width={frame.width}
        height={frame.height}
        margin={frame.margin}
        data={data}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: 0, max: ticks.at(-1) ?? 1 }}
        axisLeft={{
          tickSize: 0,
          tickPadding: 10,
          tickValues: ticks,
          format: (value: number) => formatCount(value) + (view === "rates" ? "%" : ""),
        }}
        axisBottom={{ tickSize: 6, tickPadding: 8, tickValues: named, format: shortStepName }}
        enableGridX={false}
        gridYValues={ticks}
        layers={["grid", "axes", Lines]}
        theme={{
          text: { fontSize: TEXT_SIZE, fontFamily: "inherit", fill: "var(--soft)" },
          axis: {
            ticks: { text: { fontSize: TEXT_SIZE, fill: "var(--soft)" }, line: { stroke: "var(--ink)" } },
            domain: { line: { stroke: "var(--ink)", strokeWidth: 2 } },
          },
          grid: { line: { stroke: "var(--hair)", strokeWidth: 1 } },
        }}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="img"
        ariaLabel={description}
      />,
    ),
  );
}

/** A chart as SVG text in two sizes, for each side of the 768 px breakpoint. Colours are the page's own variables. */
export interface Drawings {
  wide: string;
  narrow: string;
}

/** Draws the Overview's chart with nivo; the browser gets the drawing and no nivo. */
export function drawOverview(
  view: ChartView,
  figures: readonly StepFigures[],
  description: string,
): Drawings {
  return { wide: draw(wide, view, figures, description), narrow: draw(narrow, view, figures, description) };
}
