import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from "@nivo/line";
import type { FunctionComponent } from "react";
import { axisTicks, formatCount } from "~/lib/numbers";
import { type ChartView, namedSteps, type SeriesId, seriesStyles, shortStepName } from "./traffic-chart";
import type { StepFigures } from "./traffic-figures";

/** In pixels. */
export interface ChartFrame {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
  names: number;
}

/** Staff specification, section 2: 900 by 430 px. */
export const wideFrame: ChartFrame = {
  width: 900,
  height: 430,
  margin: { top: 16, right: 40, bottom: 44, left: 64 },
  names: 8,
};
export const narrowFrame: ChartFrame = {
  width: 400,
  height: 320,
  margin: { top: 16, right: 34, bottom: 40, left: 52 },
  names: 4,
};

const TEXT_SIZE = 16;
const POINTS_AT_MOST = 45;

export interface Series {
  id: SeriesId;
  data: { x: string; y: number }[];
}

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return (
    <g fill="none" strokeWidth="3" strokeLinejoin="round">
      {series.map(({ id, data }) => {
        const { color, dashes } = seriesStyles[id];
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

export interface TrafficLineData {
  lines: readonly SeriesId[];
  view: ChartView;
  steps: readonly StepFigures[];
  description: string;
}

interface TrafficLineProps extends TrafficLineData {
  frame: ChartFrame;
  /** Without it the chart is static. */
  tooltip?: FunctionComponent<SliceTooltipProps<Series>>;
}

export function TrafficLine({ frame, lines, view, steps: figures, description, tooltip }: TrafficLineProps) {
  const data: Series[] = lines.map((id) => ({
    id,
    data: figures.map((step) => ({ x: step.step, y: Number(step[id]) })),
  }));
  const ticks = axisTicks(Math.max(...data.flatMap((series) => series.data.map(({ y }) => y))));
  const named = namedSteps(
    figures.map(({ step }) => step),
    frame.names,
  );
  return (
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
      layers={tooltip ? ["grid", "axes", "crosshair", Lines, "slices"] : ["grid", "axes", Lines]}
      theme={{
        text: { fontSize: TEXT_SIZE, fontFamily: "inherit", fill: "var(--soft)" },
        axis: {
          ticks: { text: { fontSize: TEXT_SIZE, fill: "var(--soft)" }, line: { stroke: "var(--ink)" } },
          domain: { line: { stroke: "var(--ink)", strokeWidth: 2 } },
        },
        grid: { line: { stroke: "var(--hair)", strokeWidth: 1 } },
      }}
      animate={false}
      isInteractive={tooltip !== undefined}
      renderWrapper={tooltip !== undefined}
      {...(tooltip && { enableSlices: "x" as const, sliceTooltip: tooltip })}
      role="img"
      ariaLabel={description}
    />
  );
}
