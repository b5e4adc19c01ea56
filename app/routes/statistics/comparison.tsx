import { ExternalLink } from "~/components/external-link";
import type { Comparison } from "~/features/statistics/statistics-view.server";

type Bars = Extract<Comparison, { bars: unknown }>;
type People = Extract<Comparison, { people: unknown }>;

/** Its words say all that it shows. */
export function ComparisonFigure({ comparison }: { comparison: Comparison }) {
  return (
    <figure className="max-w-xl">
      <figcaption className="mb-3 text-sm text-soft">{comparison.caption}</figcaption>
      {"bars" in comparison ? <Bars {...comparison} /> : <Hundred people={comparison.people} />}
    </figure>
  );
}

const colorOf = ({ main, isGain }: Bars["bars"][number]) => (main ? "red" : isGain ? "green" : "gold");

function Bars({ bars, whole }: Bars) {
  const longest = whole ?? Math.max(...bars.map(({ value = 0 }) => value));
  return (
    <ul className="grid gap-3">
      {bars.map((bar) => {
        const { label, value, shown, source } = bar;
        return (
          <li key={label}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              {source ? (
                <ExternalLink to={source.link} about={source.name}>
                  {label}
                </ExternalLink>
              ) : (
                <span className={bar.main ? "font-bold" : undefined}>{label}</span>
              )}{" "}
              <b className="ml-auto">{shown}</b>
            </span>
            <svg width="100%" height="26" aria-hidden="true" className="system-ink mt-1 block">
              {value === undefined && (
                <line
                  x1="1"
                  x2="99.5%"
                  y1="13"
                  y2="13"
                  stroke="var(--soft)"
                  strokeWidth="2"
                  strokeDasharray="4 6"
                />
              )}
              {whole !== undefined && (
                <rect
                  x="1"
                  y="1"
                  width="99.4%"
                  height="24"
                  fill="var(--paper)"
                  stroke="var(--ink)"
                  strokeWidth="2"
                />
              )}
              {value !== undefined && (
                <rect
                  x="1"
                  y="1"
                  width={`${((value / longest) * 99.4).toFixed(2)}%`}
                  height="24"
                  fill={bar.isPart ? "url(#part)" : `var(--${colorOf(bar)})`}
                  stroke="var(--ink)"
                  strokeWidth="2"
                />
              )}
              {bar.isPart && (
                <pattern
                  id="part"
                  width="9"
                  height="9"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <path d="M0 0h9v9H0z" fill={`var(--${colorOf(bar)})`} />
                  <path d="M0 0v9" stroke="var(--ink)" strokeWidth="4" />
                </pattern>
              )}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const CELL = 16;
const GAP = 4;
const ROW = 20;

function Hundred({ people }: Pick<People, "people">) {
  const squares = people.flatMap(({ count, tone }) => Array.from({ length: count }, () => tone));
  return (
    <>
      <svg
        viewBox={`-1 -1 ${ROW * (CELL + GAP) - GAP + 2} ${(100 / ROW) * (CELL + GAP) - GAP + 2}`}
        aria-hidden="true"
        className="system-ink block w-full"
      >
        {people.map(({ tone }) => (
          <path
            key={tone}
            d={squares
              .flatMap((square, index) => (square === tone ? [index] : []))
              .map(
                (index) =>
                  `M${(index % ROW) * (CELL + GAP)} ${Math.floor(index / ROW) * (CELL + GAP)}h16v16h-16z`,
              )
              .join("")}
            fill={`var(--${tone})`}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <ul className="mt-3 grid gap-1">
        {people.map(({ label, count, tone }) => (
          <li key={tone} className="flex items-baseline gap-3">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="system-ink size-4 shrink-0">
              <path d="M1 1h14v14H1z" fill={`var(--${tone})`} stroke="var(--ink)" strokeWidth="1.5" />
            </svg>
            <span>
              <b>{count}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
