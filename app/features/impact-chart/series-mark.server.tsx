import type { ImpactYear } from "~/content/impact-years";

export type SeriesKey = Exclude<keyof ImpactYear, "year">;

/** Lines are told apart by marks, outline and label, not by colour alone. */
interface SeriesStyle {
  color: string;
  /** Drawn under the line, a little wider: gold alone is too pale on paper. */
  outline?: string;
  mark: "circle" | "square" | "diamond";
}

export const LINE_WIDTH = 4;

/** Projected years are dashed. */
export const PROJECTION_DASHES = "7 5";

export const seriesStyles: Record<SeriesKey, SeriesStyle> = {
  displaced: { color: "var(--red)", mark: "circle" },
  atRisk: { color: "var(--gold)", outline: "var(--ink)", mark: "square" },
  newJobs: { color: "var(--green)", mark: "diamond" },
};

export const seriesKeys: readonly SeriesKey[] = ["displaced", "atRisk", "newJobs"];

interface Place {
  x: number;
  y: number;
}

interface SeriesMarksProps {
  series: SeriesKey;
  places: readonly Place[];
  size: number;
}

/** Draws one path for all places. */
export function SeriesMarks({ series, places, size }: SeriesMarksProps) {
  const { mark, color } = seriesStyles[series];
  const marks = places.map((place) => outlines[mark](place, size)).join("");
  return <path d={marks} fill={color} stroke="var(--ink)" strokeWidth="2" />;
}

const outlines = {
  circle: ({ x, y }: Place, size: number) =>
    `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0-${2 * size} 0z`,
  square: ({ x, y }: Place, size: number) => {
    const half = size * 0.9;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  },
  diamond: ({ x, y }: Place, size: number) => {
    const half = size * 1.3;
    return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
  },
};
