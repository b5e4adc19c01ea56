import { type SeriesKey, seriesStyles } from "./series-style";

export function SeriesMark({
  series,
  x,
  y,
  size,
}: {
  series: SeriesKey;
  x: number;
  y: number;
  size: number;
}) {
  const { mark, color } = seriesStyles[series];
  const ink = { fill: color, stroke: "var(--ink)", strokeWidth: 2 };
  if (mark === "circle") return <circle cx={x} cy={y} r={size} {...ink} />;
  const half = mark === "square" ? size * 0.9 : size * 1.3;
  const path =
    mark === "square"
      ? `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`
      : `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
  return <path d={path} {...ink} />;
}
