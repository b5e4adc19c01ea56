import { impactYears } from "~/content/impact-years";
import { type ChartFrame, plotWidth, THUMB_RADIUS, trackY } from "./chart-frame";

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
