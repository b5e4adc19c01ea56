import { displacement } from "~/content/home";
import { SeriesMark } from "./series-mark";
import { LINE_WIDTH, type SeriesKey, seriesStyles } from "./series-style";

export function ChartLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
      {displacement.chart.series.map(({ key, label, shortLabel }) => (
        <li key={key} className="flex items-center gap-2">
          <LinePiece series={key} />
          <span className="md:hidden">{shortLabel}</span>
          <span className="hidden md:inline">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function LinePiece({ series }: { series: SeriesKey }) {
  const { color, outline, dashes } = seriesStyles[series];
  return (
    <svg viewBox="0 0 38 16" className="h-4 w-9.5 shrink-0" aria-hidden="true">
      {outline && <path d="M0 8H38" stroke={outline} strokeWidth={LINE_WIDTH + 3} />}
      <path d="M0 8H38" stroke={color} strokeWidth={LINE_WIDTH} strokeDasharray={dashes} />
      <SeriesMark series={series} x={19} y={8} size={5} />
    </svg>
  );
}
