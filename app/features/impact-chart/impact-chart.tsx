import { type ComponentType, useState } from "react";
import { ServerOnly } from "~/components/server-only";
import { chartControls } from "~/content/impact-chart";
import { classNames } from "~/lib/class-names";
import { type ChartFrame, narrowFrame, wideFrame } from "./chart-frame";
import { useYearSlider, type YearSlider } from "./use-year-slider";
import { YearHandle } from "./year-handle";
import { YearMarker } from "./year-marker";

const HINT_ID = "chart-hint";

export const FINDING_ID = "chart-finding";

export interface ChartParts {
  caption: ComponentType;
  wide: ComponentType;
  narrow: ComponentType;
}

interface ImpactChartProps {
  parts: ChartParts | undefined;
  year: number;
  onYear: (year: number) => void;
}

export function ImpactChart({ parts, year, onYear }: ImpactChartProps) {
  const [dragging, setDragging] = useState(false);
  const slider = { year, onYear, onDragging: setDragging };
  return (
    <figure aria-labelledby={FINDING_ID} className="pt-7 md:pt-10 lg:pr-10">
      <ServerOnly id="chart-caption" part={parts?.caption} className="mb-5" />
      <Chart frame={wideFrame} part={parts?.wide} slider={slider} className="hidden md:block print:block" />
      <Chart frame={narrowFrame} part={parts?.narrow} slider={slider} className="md:hidden print:hidden" />
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
      <ServerOnly
        id={`drawing-${frame.width}`}
        part={part}
        className="[&>div>svg]:h-auto [&>div>svg]:max-w-full"
      />
      <YearMarker frame={frame} year={slider.year} />
      <YearHandle {...{ frame, handle, onKeyDown }} year={slider.year} hintId={HINT_ID} />
    </div>
  );
}

/** Both hints stand in one place, so that the page does not move when the other one is shown. */
function Hint({ dragging }: { dragging: boolean }) {
  const { hint, keyboardHint, draggingHint } = chartControls;
  return (
    <div className="grid pt-2 pb-5 text-sm text-soft noscript:hidden print:hidden">
      <p id={HINT_ID} className={classNames("col-start-1 row-start-1", dragging && "invisible")}>
        {hint} <span className="sr-only">{keyboardHint}</span>
      </p>
      <p className={classNames("col-start-1 row-start-1", !dragging && "invisible")}>{draggingHint}</p>
    </div>
  );
}
