import {
  axisYears,
  bottomOf,
  type ChartFrame,
  panelOf,
  tagX,
  trackY,
  xOfYear,
  yearRowY,
  yOfMillions,
} from "./chart-frame";
import { impactOf } from "./chart-year";
import { SeriesMarks } from "./series-mark";
import { seriesKeys } from "./series-style";

/** Rises to the year's marks and no further, so that it crosses no label. */
export function YearMarker({ frame, year }: { frame: ChartFrame; year: number }) {
  const x = xOfYear(frame, year);
  const impact = impactOf(year);
  const topOfJobs = yOfMillions(frame.jobs, Math.max(impact.displaced, impact.newJobs));
  const rowY = yearRowY(frame);
  const row = { textAnchor: "middle", dominantBaseline: "central" } as const;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path
        d={`M${x} ${trackY(frame)}V${topOfJobs}M${x} ${bottomOf(frame.atRisk)}V${yOfMillions(frame.atRisk, impact.atRisk)}`}
        stroke="var(--blue)"
        strokeWidth="3"
      />
      {seriesKeys.map((key) => (
        <SeriesMarks
          key={key}
          series={key}
          places={[{ x, y: yOfMillions(panelOf(frame, key), impact[key]) }]}
          size={6}
        />
      ))}
      <g fontSize="16" fill="var(--soft)">
        {axisYears(frame, year).map((shown) => (
          <text key={shown} x={xOfYear(frame, shown)} y={rowY} {...row}>
            {shown}
          </text>
        ))}
      </g>
      <rect
        data-year-tag=""
        x={tagX(frame, year)}
        y={rowY - frame.tag.height / 2}
        {...frame.tag}
        fill="var(--blue)"
      />
      <text
        x={tagX(frame, year) + frame.tag.width / 2}
        y={rowY}
        {...row}
        fontSize="16"
        fontWeight="700"
        fill="var(--card)"
      >
        {year}
      </text>
    </svg>
  );
}
