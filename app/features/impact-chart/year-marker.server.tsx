import { impactYears } from "~/content/impact-years";
import {
  bottomOf,
  type ChartFrame,
  type ChartPanel,
  hiddenAround,
  panelOf,
  plotWidth,
  THUMB_RADIUS,
  trackY,
  xOfYear,
  yearRowY,
  yearWidth,
} from "./chart-frame";
import { type SeriesKey, SeriesMarks, seriesKeys } from "./series-mark.server";

const variables: Record<SeriesKey, string> = {
  displaced: "var(--displaced)",
  newJobs: "var(--new-jobs)",
  atRisk: "var(--at-risk)",
};

/**
 * Placed by the CSS variables of a `YearView`, so that another year needs no other markup. Its line rises to the year's
 * marks and no further: it crosses no label.
 */
export function YearMarker({ frame, year }: { frame: ChartFrame; year: number }) {
  const rowY = yearRowY(frame);
  const row = { y: rowY, textAnchor: "middle", dominantBaseline: "central", fontSize: 16 } as const;
  const x = `calc(${frame.left}px + var(--year) * ${yearWidth(frame)}px)`;
  const perMillion = ({ height, max }: ChartPanel) => Number((height / max).toFixed(2));
  const risk = `calc(${variables.atRisk} * ${perMillion(frame.atRisk)})`;
  const jobs = `calc(${frame.trackDrop} + max(${variables.displaced}, ${variables.newJobs}) * ${perMillion(frame.jobs)})`;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      {[
        { from: bottomOf(frame.atRisk), height: risk },
        { from: trackY(frame), height: jobs },
      ].map(({ from, height }) => (
        <path
          key={from}
          d="M-1.5 0h3v-1h-3z"
          fill="var(--blue)"
          style={{ transform: `translate(${x}, ${from}px) scale(1, ${height})` }}
        />
      ))}
      {seriesKeys.map((key) => {
        const panel = panelOf(frame, key);
        const y = `calc(${bottomOf(panel)}px - ${variables[key]} * ${perMillion(panel)}px)`;
        return (
          <g key={key} style={{ transform: `translate(${x}, ${y})` }}>
            <SeriesMarks series={key} places={[{ x: 0, y: 0 }]} size={6} />
          </g>
        );
      })}
      <g fill="var(--soft)">
        {impactYears
          .filter((_, index) => index % frame.yearStep === 0)
          .map((shown) => {
            const near = hiddenAround(frame);
            return (
              <text
                key={shown.year}
                data-axis-year={shown.year}
                data-hidden-around={near}
                x={xOfYear(frame, shown.year)}
                visibility={Math.abs(shown.year - year) <= near ? "hidden" : "visible"}
                {...row}
              >
                {shown.year}
              </text>
            );
          })}
      </g>
      <g style={{ transform: `translateX(${x})` }}>
        <rect
          data-year-tag=""
          x={-frame.tag.width / 2}
          y={rowY - frame.tag.height / 2}
          {...frame.tag}
          fill="var(--blue)"
        />
        <text data-text="year" fontWeight="700" fill="var(--card)" {...row}>
          {year}
        </text>
      </g>
    </svg>
  );
}

function percent(part: number, whole: number): number {
  return Number(((part / whole) * 100).toFixed(2));
}

/** A slider when the script has run. */
export function YearHandle({ frame }: { frame: ChartFrame }) {
  const step = percent(plotWidth(frame) / (impactYears.length - 1), frame.width);
  return (
    // As wide as the chart, so that a transform can move it by shares of that width: no layout shift, no wider page.
    <div
      className="pointer-events-none absolute right-full w-full"
      style={{
        top: `${percent(trackY(frame), frame.height)}%`,
        transform: `translateX(calc(${percent(frame.left, frame.width)}% + var(--year) * ${step}%))`,
      }}
    >
      <div
        data-handle=""
        className="pointer-events-auto absolute left-full size-8 -translate-1/2 cursor-ew-resize rounded-full"
      >
        <svg
          viewBox={`${-THUMB_RADIUS} ${-THUMB_RADIUS} ${2 * THUMB_RADIUS} ${2 * THUMB_RADIUS}`}
          className="size-8"
          aria-hidden="true"
        >
          <circle r="14" fill="var(--blue)" stroke="var(--card)" strokeWidth="3" />
          <path
            d="M-3.5-4.5-8 0l4.5 4.5M3.5-4.5 8 0 3.5 4.5"
            fill="none"
            stroke="var(--card)"
            strokeWidth="2.5"
          />
        </svg>
      </div>
    </div>
  );
}
