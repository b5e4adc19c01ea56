import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import { type ChartFrame, xOfYear, yearAtX } from "./chart-frame";
import { clampYear } from "./chart-year";

export interface YearSlider {
  year: number;
  onYear: (year: number) => void;
  onDragging: (dragging: boolean) => void;
}

interface Grip {
  offset: number;
  before: number;
}

const PAGE_YEARS = 5;

const keySteps = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["PageDown", -PAGE_YEARS],
  ["PageUp", PAGE_YEARS],
]);

export function yearAfterKey(key: string, year: number): number | undefined {
  if (key === "Home") return firstImpactYear;
  if (key === "End") return lastImpactYear;
  const step = keySteps.get(key);
  return step === undefined ? undefined : clampYear(year + step);
}

function pointerX(event: PointerEvent<HTMLElement>, frame: ChartFrame): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return ((event.clientX - left) / width) * frame.width;
}

/**
 * Slider pattern of https://www.w3.org/WAI/ARIA/apg/patterns/slider/. A mouse chooses when pressed; a finger when it
 * moves sideways or is lifted, because until then it may scroll the page.
 */
export function useYearSlider(frame: ChartFrame, { year, onYear, onDragging }: YearSlider) {
  const grip = useRef<Grip | null>(null);
  const handle = useRef<HTMLDivElement>(null);

  const choose = (event: PointerEvent<HTMLElement>) => {
    if (grip.current) onYear(yearAtX(frame, pointerX(event, frame) - grip.current.offset));
  };
  const release = () => {
    grip.current = null;
    onDragging(false);
  };

  return {
    handle,
    surface: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        const onHandle = event.target instanceof Node && handle.current?.contains(event.target);
        grip.current = {
          offset: onHandle ? pointerX(event, frame) - xOfYear(frame, year) : 0,
          before: year,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
        onDragging(true);
        if (event.pointerType !== "touch") choose(event);
      },
      onPointerMove: choose,
      onPointerUp(event: PointerEvent<HTMLElement>) {
        choose(event);
        release();
      },
      onPointerCancel() {
        if (grip.current) onYear(grip.current.before);
        release();
      },
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = yearAfterKey(event.key, year);
      if (next === undefined) return;
      event.preventDefault();
      onYear(next);
    },
  };
}
