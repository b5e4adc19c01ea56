import { type SeriesKey, seriesStyles } from "./series-style";

interface Place {
  x: number;
  y: number;
}

interface SeriesMarksProps {
  series: SeriesKey;
  places: readonly Place[];
  size: number;
}

/** One path for all places. */
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
