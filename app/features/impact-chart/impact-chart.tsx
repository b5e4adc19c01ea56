import { type ComponentType, useState } from "react";
import { ServerOnly } from "~/components/server-only";
import { displacement } from "~/content/home";
import { classNames } from "~/lib/class-names";
import { type ChartFrame, narrowFrame, wideFrame } from "./chart-frame";
import { ChartLegend } from "./chart-legend";
import { useYearSlider, type YearSlider } from "./use-year-slider";
import { YearHandle } from "./year-handle";
import { YearMarker } from "./year-marker";

const HINT_ID = "chart-hint";
const copy = displacement.chart;

export interface ChartParts {
  wide: ComponentType | undefined;
  narrow: ComponentType | undefined;
}

interface ImpactChartProps {
  parts: ChartParts;
  year: number;
  onYear: (year: number) => void;
}

export function ImpactChart({ parts, year, onYear }: ImpactChartProps) {
  const [dragging, setDragging] = useState(false);
  const slider = { year, onYear, onDragging: setDragging };
  return (
    <figure>
      <figcaption className="px-4 pt-5 md:px-5">
        <h3 className="text-xl">{copy.finding}</h3>
        <p className="mt-1 text-sm text-soft">
          {copy.title}, in {copy.unit}
        </p>
        <ChartLegend />
      </figcaption>
      <Chart frame={wideFrame} part={parts.wide} slider={slider} className="hidden md:block print:block" />
      <Chart frame={narrowFrame} part={parts.narrow} slider={slider} className="md:hidden print:hidden" />
      <Hint dragging={dragging} />
    </figure>
  );
}

interface ChartProps {
  frame: ChartFrame;
  part: ComponentType | undefined;
  slider: YearSlider;
  className: string;
}

function Chart({ frame, part, slider, className }: ChartProps) {
  const { handle, surface, onKeyDown } = useYearSlider(frame, slider);
  return (
    <div
      className={classNames(
        "relative mx-auto w-full cursor-pointer touch-pan-y touch-pinch-zoom select-none",
        className,
      )}
      style={{ maxWidth: frame.width }}
      {...surface}
    >
      <ServerOnly id={`drawing-${frame.width}`} part={part} className="[&_svg]:h-auto [&_svg]:max-w-full" />
      <YearMarker frame={frame} year={slider.year} />
      <YearHandle {...{ frame, handle, onKeyDown }} year={slider.year} hintId={HINT_ID} />
    </div>
  );
}

/** Both hints stand in one place, so that the page does not move when the other one is shown. */
function Hint({ dragging }: { dragging: boolean }) {
  return (
    <div className="grid px-4 pb-4 text-sm text-soft noscript:hidden md:px-5 print:hidden">
      <p id={HINT_ID} className={classNames("col-start-1 row-start-1", dragging && "invisible")}>
        {copy.hint} <span className="sr-only">{copy.keyboardHint}</span>
      </p>
      <p className={classNames("col-start-1 row-start-1", !dragging && "invisible")}>{copy.draggingHint}</p>
    </div>
  );
}
