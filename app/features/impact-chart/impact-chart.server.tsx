import { workingEstimate } from "~/content/headline-figures";
import { chartControls, chartFinding, chartText } from "~/content/impact-chart";
import { classNames } from "~/lib/class-names";
import { type ChartFrame, narrowFrame, plotWidth, wideFrame } from "./chart-frame";
import { HINT_ID } from "./chart-year";
import { crossing } from "./crossing";
import { renderedImpactCharts } from "./render-charts.server";
import { YearHandle, YearMarker } from "./year-marker.server";

const FINDING_ID = "chart-finding";

export function ImpactChart({ year }: { year: number }) {
  const { wide, narrow } = renderedImpactCharts();
  return (
    <figure aria-labelledby={FINDING_ID} className="pt-5 md:pt-10 lg:pr-10 print:pb-4">
      <h3 id={FINDING_ID} className="text-xl md:text-2xl">
        {chartFinding(crossing?.year)}
      </h3>
      <p className="mt-2 mb-3 text-sm md:mt-3 md:mb-5">
        <b className="mr-2 inline-block border-2 border-dashed border-soft px-2">{workingEstimate.label}</b>
        {chartText.title}, {chartText.unit}
      </p>
      <Chart frame={wideFrame} svg={wide} year={year} className="hidden md:block print:block" />
      <Chart frame={narrowFrame} svg={narrow} year={year} className="md:hidden print:hidden" />
      <Hint />
    </figure>
  );
}

interface ChartProps {
  frame: ChartFrame;
  svg: string;
  year: number;
  className: string;
}

function Chart({ frame, svg, year, className }: ChartProps) {
  return (
    <div
      data-surface=""
      data-left={frame.left / frame.width}
      data-span={plotWidth(frame) / frame.width}
      className={classNames(
        "relative mx-auto w-full cursor-pointer touch-pan-y touch-pinch-zoom select-none",
        className,
      )}
      style={{ maxWidth: frame.width }}
    >
      <div
        id={`drawing-${frame.width}`}
        className="[&>svg]:h-auto [&>svg]:max-w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from the site's own figures.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <YearMarker frame={frame} year={year} />
      <YearHandle frame={frame} />
    </div>
  );
}

/** Both hints stand in one place, so that the page does not move when the other one is shown. */
function Hint() {
  const { hint, keyboardHint, draggingHint } = chartControls;
  return (
    <div className="grid pt-1 pb-4 text-sm leading-snug text-soft noscript:hidden print:hidden">
      <p id={HINT_ID} className="col-start-1 row-start-1 group-data-dragging/chart:invisible">
        {hint} <span className="sr-only">{keyboardHint}</span>
      </p>
      <p className="invisible col-start-1 row-start-1 group-data-dragging/chart:visible">{draggingHint}</p>
    </div>
  );
}
