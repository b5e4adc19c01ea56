import type { LineCustomSvgLayerProps } from "@nivo/line";
import { chartText, crossingLabel } from "~/content/impact-chart";
import { firstProjectedYear, impactYears, lastImpactYear } from "~/content/impact-years";
import { bottomOf, type ChartFrame, panelOf, plotWidth, trackY, xOfYear, yOfMillions } from "./chart-frame";
import { crossing } from "./crossing";
import {
  LINE_WIDTH,
  PROJECTION_DASHES,
  type SeriesKey,
  SeriesMarks,
  seriesKeys,
  seriesStyles,
} from "./series-mark.server";

export interface ImpactSeries {
  id: SeriesKey;
  data: { x: number; y: number }[];
}

/** In pixels at the chart's real size. */
export const TEXT_SIZE = 16;

/** Gets a halo in the ground's colour from `haloOf`: a grid line does not run through a text. */
const label = {
  dominantBaseline: "central",
  fontSize: TEXT_SIZE,
  strokeWidth: 5,
  strokeLinejoin: "round",
  paintOrder: "stroke",
} as const;

export function ProjectedGround({ frame }: { frame: ChartFrame }) {
  const start = xOfYear(frame, firstProjectedYear - 0.5);
  const end = xOfYear(frame, lastImpactYear);
  const bottom = bottomOf(frame.jobs);
  return (
    <>
      <path d={`M${start} ${frame.atRisk.top}H${end}V${bottom}H${start}Z`} fill="var(--paper)" />
      <path
        d={`M${start} ${frame.atRisk.top}V${bottom}`}
        stroke="var(--soft)"
        strokeDasharray="2 5"
        strokeWidth="2"
      />
    </>
  );
}

type Point = readonly [x: number, y: number];

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** Fills what is between the lines: a lead of new jobs before the crossing, of displaced jobs after it. */
export function GapBetweenLines({ frame }: { frame: ChartFrame }) {
  const turn = crossing?.at ?? lastImpactYear;
  const meeting: Point[] = crossing ? [placeOfCrossing(frame, crossing)] : [];
  const line = (key: "displaced" | "newJobs", isBefore: boolean): Point[] =>
    impactYears
      .filter(({ year }) => (isBefore ? year <= turn : year > turn))
      .map((record) => [xOfYear(frame, record.year), yOfMillions(frame.jobs, record[key])]);
  const before = [...line("newJobs", true), ...meeting, ...line("displaced", true).reverse()];
  const after = [...meeting, ...line("displaced", false), ...line("newJobs", false).reverse()];
  return (
    <g fillOpacity="0.34">
      <path d={`${pathOf(before)}Z`} fill="var(--green)" />
      {after.length > 0 && <path d={`${pathOf(after)}Z`} fill="var(--red)" />}
    </g>
  );
}

export function AtRiskGround({ frame }: { frame: ChartFrame }) {
  const bottom = bottomOf(frame.atRisk);
  const line = impactYears.map(
    ({ year, atRisk }): Point => [xOfYear(frame, year), yOfMillions(frame.atRisk, atRisk)],
  );
  const area = [...line, [xOfYear(frame, lastImpactYear), bottom], [frame.left, bottom]] as const;
  return <path d={`${pathOf(area)}Z`} fill="var(--gold)" fillOpacity="0.3" />;
}

const markerId = (width: number, id: SeriesKey) => `mark-${width}-${id}`;

function marksAtPoints(width: number, id: SeriesKey) {
  const marker = `url(#${markerId(width, id)})`;
  return { markerStart: marker, markerMid: marker, markerEnd: marker };
}

/** The mark of each line, small: SVG places it at every point. */
export function LineMarkers({ frame }: { frame: ChartFrame }) {
  return (
    <defs>
      {seriesKeys.map((key) => (
        <marker key={key} id={markerId(frame.width, key)} markerUnits="userSpaceOnUse" overflow="visible">
          <SeriesMarks series={key} places={[{ x: 0, y: 0 }]} size={3} />
        </marker>
      ))}
    </defs>
  );
}

/** Estimates are solid, projections dashed. */
export function ImpactLines({ series, lineGenerator, width }: LineCustomSvgLayerProps<ImpactSeries>) {
  const firstDashed = impactYears.findIndex(({ year }) => year === firstProjectedYear) - 1;
  return (
    <g fill="none" strokeLinejoin="round">
      {series.map(({ id, data }) => {
        const { color, outline } = seriesStyles[id];
        const places = data.map(({ position }) => position);
        const solid = lineGenerator(places.slice(0, firstDashed + 1)) ?? "";
        const dashed = lineGenerator(places.slice(firstDashed)) ?? "";
        const strokes = [
          ...(outline ? [{ stroke: outline, strokeWidth: LINE_WIDTH + 3 }] : []),
          { stroke: color, strokeWidth: LINE_WIDTH },
        ];
        return (
          <g key={id} data-series={id} {...marksAtPoints(width, id)}>
            {strokes.map((stroke) => (
              <g key={stroke.stroke} {...stroke}>
                <path d={solid} />
                <path d={dashed} strokeDasharray={PROJECTION_DASHES} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Where a label stands: its edge at a year, its middle at an amount of its panel. */
export interface LabelPlace {
  year: number;
  millions: number;
  anchor: "start" | "end";
  /** Projections have another ground. */
  ground?: "card" | "paper";
}

const haloOf = ({ ground = "card" }: LabelPlace) => ({ stroke: `var(--${ground})` });

export type LabelPlaces = Record<SeriesKey | "projections" | "crossing", LabelPlace>;

interface ChartLabelsProps {
  frame: ChartFrame;
  places: LabelPlaces;
  nameOf: (series: (typeof chartText.series)[number]) => string;
}

/** Each name stands above its line where no other line is higher, so that the year's marker never reaches it. */
export function ChartLabels({ frame, places, nameOf }: ChartLabelsProps) {
  return (
    <>
      {chartText.series.map((series) => {
        const { year, millions, anchor } = places[series.key];
        return (
          <text
            key={series.key}
            x={xOfYear(frame, year)}
            y={yOfMillions(panelOf(frame, series.key), millions)}
            textAnchor={anchor}
            fontWeight="700"
            fill="var(--ink)"
            {...label}
            {...haloOf(places[series.key])}
          >
            {nameOf(series)}
          </text>
        );
      })}
      <text
        x={xOfYear(frame, places.projections.year)}
        y={yOfMillions(frame.jobs, places.projections.millions)}
        textAnchor={places.projections.anchor}
        fill="var(--soft)"
        {...label}
        {...haloOf(places.projections)}
      >
        {chartText.projections}
      </text>
    </>
  );
}

function placeOfCrossing(frame: ChartFrame, { at, millions }: NonNullable<typeof crossing>): Point {
  return [xOfYear(frame, at), yOfMillions(frame.jobs, millions)];
}

export function CrossingNote({ frame, place }: { frame: ChartFrame; place: LabelPlace }) {
  if (!crossing) return null;
  const [x, y] = placeOfCrossing(frame, crossing);
  const textY = yOfMillions(frame.jobs, place.millions);
  return (
    <g>
      <circle cx={x} cy={y} r="8" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path d={`M${x} ${y - 8}V${textY + 12}`} stroke="var(--ink)" strokeWidth="2" />
      <text
        x={xOfYear(frame, place.year)}
        y={textY}
        textAnchor={place.anchor}
        fontWeight="700"
        fill="var(--ink)"
        {...label}
        {...haloOf(place)}
      >
        {crossingLabel(crossing.year)}
      </text>
    </g>
  );
}

export function YearTrack({ frame }: { frame: ChartFrame }) {
  const y = trackY(frame);
  const ticks = impactYears.map(({ year }) => `M${xOfYear(frame, year)} ${y - 5}v10`).join("");
  return <path d={`M${frame.left} ${y}h${plotWidth(frame)}${ticks}`} stroke="var(--ink)" strokeWidth="2" />;
}
