import type { SliceTooltipProps } from "@nivo/line";
import { formatCount } from "~/lib/numbers";
import { chartWords as words } from "./charts.copy";
import { isRate, stepName } from "./traffic-chart";
import { type Drawn, narrowFrame, type Series, TrafficLine, wideFrame } from "./traffic-line";

interface LiveChartProps extends Drawn {
  /** The width there is, in pixels. */
  width: number;
}

/** Below this width the chart has the proportions and labels of the small one. */
const NARROW = 640;

/** The chart with a tooltip for each step. Only ever loaded by a browser in which somebody points at the drawing. */
export default function LiveChart({ width, ...drawn }: LiveChartProps) {
  const frame = width < NARROW ? narrowFrame : wideFrame;
  return (
    <TrafficLine {...drawn} frame={{ ...frame, width: Math.min(width, frame.width) }} tooltip={Tooltip} />
  );
}

function Tooltip({ slice }: SliceTooltipProps<Series>) {
  return (
    <div className="border-2 border-ink bg-card px-3 py-2 whitespace-nowrap shadow-hard-sm">
      <p className="font-semibold">{stepName(String(slice.points[0]?.data.x ?? ""))}</p>
      <ul>
        {slice.points.map((point) => (
          <li key={point.id} className="flex justify-between gap-5">
            <span>{words.series[point.seriesId]}</span>
            <span className="font-semibold tabular-nums">
              {isRate(point.seriesId)
                ? `${Number(point.data.y).toFixed(1)}%`
                : formatCount(Number(point.data.y))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
