import type { SliceTooltipProps } from "@nivo/line";
import { formatCount } from "~/lib/numbers";
import { chartCopy as copy, isRate, stepName } from "./traffic-chart";
import { narrowFrame, type Series, TrafficLine, type TrafficLineData, wideFrame } from "./traffic-line";

interface LiveChartProps extends TrafficLineData {
  /** In pixels. */
  width: number;
}

/** Below this width, in pixels, the chart is laid out as the narrow one. */
const NARROW = 640;

export default function LiveChart({ width, ...data }: LiveChartProps) {
  const frame = width < NARROW ? narrowFrame : wideFrame;
  return (
    <TrafficLine {...data} frame={{ ...frame, width: Math.min(width, frame.width) }} tooltip={Tooltip} />
  );
}

function Tooltip({ slice }: SliceTooltipProps<Series>) {
  const step = slice.points[0]?.data.x;
  return (
    <div className="border-2 border-ink bg-card px-3 py-2 whitespace-nowrap shadow-hard-sm">
      <p className="font-semibold">{step && stepName(step)}</p>
      <ul>
        {slice.points.map((point) => (
          <li key={point.id} className="flex justify-between gap-5">
            <span>{copy.series[point.seriesId]}</span>
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
