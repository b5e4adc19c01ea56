import type { LineCustomSvgLayerProps } from "@nivo/line";
import { displacement } from "~/content/home";
import { firstProjectedYear, impactYears, lastImpactYear } from "~/content/impact-years";
import { trackDrop } from "./chart-frame";
import { SeriesMark } from "./series-mark";
import { LINE_WIDTH, type SeriesKey, seriesStyles } from "./series-style";

export interface ImpactSeries {
  id: SeriesKey;
  data: { x: number; y: number }[];
}

type LayerProps = LineCustomSvgLayerProps<ImpactSeries>;

/** In pixels at the chart's real size. */
export const TEXT_SIZE = 16;

export function ProjectedGround({ xScale, innerWidth, innerHeight }: LayerProps) {
  const start = xScale(firstProjectedYear - 0.5);
  return (
    <g>
      <rect x={start} y="0" width={innerWidth - start} height={innerHeight} fill="var(--paper)" />
      <path d={`M${start} 0V${innerHeight}`} stroke="var(--soft)" strokeDasharray="2 5" strokeWidth="2" />
      <text x={start + 10} y="22" fontSize={TEXT_SIZE} fill="var(--soft)">
        {displacement.chart.projections}
      </text>
    </g>
  );
}

export function NetGround({ xScale, yScale }: LayerProps) {
  const along = (key: "displaced" | "newJobs", from: number, to: number) =>
    impactYears
      .filter(({ year }) => year >= from && year <= to)
      .map((record) => `${xScale(record.year)} ${yScale(record[key])}`);
  const between = (from: number, to: number) =>
    `M${along("newJobs", from, to).join("L")}L${along("displaced", from, to).reverse().join("L")}Z`;
  const turn = impactYears.findLast(({ newJobs, displaced }) => newJobs >= displaced)?.year ?? lastImpactYear;
  return (
    <g stroke="none">
      <path d={between(0, turn)} fill="var(--tint-green)" />
      <path d={between(turn, lastImpactYear)} fill="var(--tint-red)" />
    </g>
  );
}

export function ImpactLines({ series, lineGenerator }: LayerProps) {
  return (
    <g fill="none" strokeLinejoin="round">
      {series.map(({ id, data }) => {
        const { color, outline, dashes } = seriesStyles[id];
        const path = lineGenerator(data.map(({ position }) => position)) ?? "";
        const end = data.at(-1)?.position;
        return (
          <g key={id} data-series={id}>
            {outline && <path d={path} stroke={outline} strokeWidth={LINE_WIDTH + 3} />}
            <path d={path} stroke={color} strokeWidth={LINE_WIDTH} strokeDasharray={dashes} />
            {end && <SeriesMark series={id} x={end.x} y={end.y} size={6} />}
          </g>
        );
      })}
    </g>
  );
}

export type LabelPlaces = Record<SeriesKey, { dx: number; dy: number; anchor: "start" | "end" }>;

interface EndLabelsProps extends Pick<LayerProps, "series"> {
  places: LabelPlaces;
}

export function EndLabels({ series, places }: EndLabelsProps) {
  return (
    <g fontSize={TEXT_SIZE} fontWeight="700" fill="var(--ink)">
      {series.map(({ id, data }) => {
        const end = data.at(-1)?.position;
        const { dx, dy, anchor } = places[id];
        const name = displacement.chart.series.find(({ key }) => key === id)?.shortLabel;
        return (
          end && (
            <text key={id} x={end.x + dx} y={end.y + dy} textAnchor={anchor} dominantBaseline="central">
              {name}
            </text>
          )
        );
      })}
    </g>
  );
}

export function YearTrack({ xScale, innerWidth, innerHeight }: LayerProps) {
  const y = innerHeight + trackDrop;
  const ticks = impactYears.map(({ year }) => `M${xScale(year)} ${y - 5}v10`).join("");
  return <path d={`M0 ${y}H${innerWidth}${ticks}`} stroke="var(--ink)" strokeWidth="2" />;
}
