import type { KeyboardEvent, RefObject } from "react";
import { chartControls, yearInWords } from "~/content/impact-chart";
import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import { useHydrated } from "~/lib/use-hydrated";
import { type ChartFrame, THUMB_RADIUS, trackY, xOfYear } from "./chart-frame";
import { impactOf, isProjected } from "./chart-year";

interface YearHandleProps {
  frame: ChartFrame;
  year: number;
  handle: RefObject<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  hintId: string;
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}

export function YearHandle({ frame, year, handle, onKeyDown, hintId }: YearHandleProps) {
  const scripted = useHydrated();
  return (
    // As wide as the chart, so that a transform can move it by shares of that width: no layout shift, no wider page.
    <div
      className="pointer-events-none absolute right-full w-full"
      style={{
        top: `${percent(trackY(frame), frame.height)}%`,
        transform: `translateX(${percent(xOfYear(frame, year), frame.width)}%)`,
      }}
    >
      <div
        ref={handle}
        className="pointer-events-auto absolute left-full size-8 -translate-1/2 cursor-ew-resize rounded-full"
        {...(scripted && {
          role: "slider",
          tabIndex: 0,
          "aria-label": chartControls.yearLabel,
          "aria-describedby": hintId,
          "aria-valuemin": firstImpactYear,
          "aria-valuemax": lastImpactYear,
          "aria-valuenow": year,
          "aria-valuetext": yearInWords(impactOf(year), isProjected(year)),
          onKeyDown,
        })}
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
