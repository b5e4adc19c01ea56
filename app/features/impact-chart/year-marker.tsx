import { displacement } from "~/content/home";
import { type ChartFrame, plotSize, trackDrop, xOfYear, yOfMillions } from "./chart-frame";
import { impactOf } from "./chart-year";
import { SeriesMark } from "./series-mark";

const FLAG = { width: 58, height: 28 };

export function YearMarker({ frame, year }: { frame: ChartFrame; year: number }) {
  const x = xOfYear(frame, year);
  const top = frame.margin.top - 4;
  const track = frame.margin.top + plotSize(frame).height + trackDrop;
  const flagX = Math.min(x - FLAG.width / 2, frame.width - FLAG.width - 1);
  const impact = impactOf(year);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d={`M${x} ${top}V${track}`} stroke="var(--blue)" strokeWidth="3" />
      <rect x={flagX} y={top - FLAG.height} {...FLAG} fill="var(--blue)" />
      <text
        x={flagX + FLAG.width / 2}
        y={top + 1 - FLAG.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="17"
        fontWeight="700"
        fill="var(--card)"
      >
        {year}
      </text>
      {displacement.chart.series.map(({ key }) => (
        <SeriesMark key={key} series={key} x={x} y={yOfMillions(frame, impact[key])} size={6} />
      ))}
    </svg>
  );
}
