import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { renderToStaticMarkup } from "react-dom/server";
import type { StatisticsLibrary } from "~/content/statistics.server";
import { statisticsPage } from "~/content/statistics-page";
import { scalableSvg } from "~/lib/scalable-svg";

export type Exposure = StatisticsLibrary["industryExposure"];
type Row = { industry: string; share: number };

export type RenderedExposureCharts = Record<"wide" | "narrow", string>;

interface Frame {
  width: number;
  height: number;
  names: "before" | "above";
}

export const wideFrame: Frame = { width: 728, height: 560, names: "before" };
export const narrowFrame: Frame = { width: 288, height: 840, names: "above" };

const TEXT_SIZE = 16;
const NAMES_WIDTH = 324;
const VALUES_WIDTH = 52;
const AVERAGE = /average/i;

interface BarsProps extends BarCustomLayerProps<Row> {
  names: Frame["names"];
}

function ExposureBars({ bars, innerHeight, names }: BarsProps) {
  return (
    <g fontSize={TEXT_SIZE} fill="var(--ink)">
      {bars.map(({ key, x, y, width, height, data }) => {
        const isAverage = AVERAGE.test(String(data.indexValue));
        const middle = y + height / 2;
        return (
          <g key={key} fontWeight={isAverage ? 700 : 400}>
            {names === "before" ? (
              <text x={x - 12} y={middle} textAnchor="end" dominantBaseline="central">
                {data.indexValue}
              </text>
            ) : (
              <text x={x} y={y - 7}>
                {data.indexValue}
              </text>
            )}
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              fill={isAverage ? "var(--gold)" : "var(--green)"}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <text x={x + width + 8} y={middle} dominantBaseline="central" fontWeight="700">
              {data.value}%
            </text>
          </g>
        );
      })}
      {names === "before" && <path d={`M0 0V${innerHeight}`} stroke="var(--ink)" strokeWidth="2" />}
    </g>
  );
}

function description({ items }: Exposure): string {
  const rows = items.map(({ industry, share }) => `${industry} ${share}%`);
  return `${statisticsPage.visualizations.industryBarChart.finding}. ${rows.join(", ")}.`;
}

function render(exposure: Exposure, { width, height, names }: Frame): string {
  const largest = Math.max(...exposure.items.map(({ share }) => share));
  const isAbove = names === "above";
  return scalableSvg(
    renderToStaticMarkup(
      <Bar<Row>
        width={width}
        height={height}
        margin={{ top: isAbove ? 12 : 0, right: VALUES_WIDTH, bottom: 0, left: isAbove ? 1 : NAMES_WIDTH }}
        data={exposure.items.toSorted((a, b) => a.share - b.share)}
        keys={["share"]}
        indexBy="industry"
        layout="horizontal"
        valueScale={{ type: "linear", min: 0, max: largest }}
        padding={isAbove ? 0.55 : 0.3}
        layers={[(layer) => <ExposureBars {...layer} names={names} />]}
        theme={{ text: { fontFamily: "inherit" } }}
        animate={false}
        isInteractive={false}
        renderWrapper={false}
        role="img"
        ariaLabel={description(exposure)}
      />,
    ),
  );
}

let cached: { exposure: Exposure; charts: RenderedExposureCharts } | undefined;

/** Cached at the first call with the same figures. */
export function renderedExposureCharts(exposure: Exposure): RenderedExposureCharts {
  if (cached?.exposure !== exposure) {
    cached = {
      exposure,
      charts: { wide: render(exposure, wideFrame), narrow: render(exposure, narrowFrame) },
    };
  }
  return cached.charts;
}

/** Each row names its source, so that it can be used alone. */
export function exposureCsvRows({ items, unit, source, year }: Exposure): (string | number)[][] {
  const { fileColumns } = statisticsPage.visualizations.industryBarChart.table;
  return [fileColumns, ...items.map(({ industry, share }) => [industry, share, unit, source.name, year])];
}
