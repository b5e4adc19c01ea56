import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from "@nivo/line";
import type { FunctionComponent } from "react";
import { axisTicks, formatCount } from "~/lib/numbers";
import type { StepName } from "~/lib/time/date-range";
import { type ChartView, namedSteps, type SeriesId, seriesStyles, shortStepName } from "./traffic-chart";
import { type StepFigures, valueAt } from "./traffic-figures";

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
  data: { x: StepName; y: number | null; isUnfinished: boolean }[];
}

const UNFINISHED_DASHES = "1 6";

/** The line to the last step is dashed where that is not over. */
function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return (
    <g fill="none" strokeWidth="3" strokeLinejoin="round">
      {series.map(({ id, data }) => {
        const { color, dashes } = seriesStyles[id];
        const isUnfinished = data.at(-1)?.data.isUnfinished;
        const pathOf = (points: typeof data) => lineGenerator(points.map(({ position }) => position)) ?? "";
        return (
          <g key={id} stroke={color}>
            <path d={pathOf(isUnfinished ? data.slice(0, -1) : data)} strokeDasharray={dashes} />
            {isUnfinished && (
              <path d={pathOf(data.slice(-2))} strokeDasharray={UNFINISHED_DASHES} strokeLinecap="round" />
            )}
            {data.length <= POINTS_AT_MOST && (
              <g fill="var(--card)" strokeWidth="2">
                {data.map(({ position: { x, y } }) => y !== null && <circle key={x} cx={x} cy={y} r="3.5" />)}
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
  /** The last of them, where it is not over. */
  unfinished?: StepName | undefined;
  description: string;
}

interface TrafficLineProps extends TrafficLineData {
  frame: ChartFrame;
  /** Without it the chart is static. */
  tooltip?: FunctionComponent<SliceTooltipProps<Series>>;
}

export function TrafficLine(props: TrafficLineProps) {
  const { frame, lines, view, steps: figures, unfinished, description, tooltip } = props;
  const data: Series[] = lines.map((id) => ({
    id,
    data: figures.map((step) => ({
      x: step.step,
      y: valueAt(step, id),
      isUnfinished: step.step === unfinished,
    })),
  }));
  const ticks = axisTicks(Math.max(...data.flatMap((series) => series.data.map(({ y }) => y ?? 0))));
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
