import type { DateRange } from "~/lib/time/date-range";
import { formatDay } from "~/lib/time/dates";
import { type CardTable, FigureLink } from "./key-figures";
import type { FigureCard } from "./load-cards.server";
import type { Comparison } from "./traffic-figures";

interface FigureCardsProps {
  cards: readonly FigureCard[];
  range: DateRange;
  table: CardTable;
}

/** Those of the date range, and those that it does not limit. */
export function FigureCards({ cards, range, table }: FigureCardsProps) {
  const groups = [
    {
      id: "range",
      heading: `In this range, ${formatDay(range.from)} – ${formatDay(range.to)}`,
      cards: cards.filter(({ isAllTime }) => !isAllTime),
    },
    { id: "all", heading: "All time", cards: cards.filter(({ isAllTime }) => isAllTime) },
  ];
  return (
    <section id="figures" aria-labelledby="figures-title" className="mt-10">
      <h2 id="figures-title" className="text-xl">
        Figures
      </h2>
      {groups
        .filter((group) => group.cards.length > 0)
        .map((group) => (
          <div key={group.id} className="mt-3">
            <h3 className="mb-2 font-text font-semibold tracking-normal">{group.heading}</h3>
            <dl className="figure-cards">
              {group.cards.map((card) => (
                <Card key={card.label} card={card} table={table} />
              ))}
            </dl>
          </div>
        ))}
    </section>
  );
}

function Card({ card, table }: { card: FigureCard; table: CardTable }) {
  const { label, value, how, note, comparison } = card;
  return (
    <div className="figure-card">
      <dt className="pr-5 leading-tight text-soft max-sm:text-sm">{label}</dt>
      <dd className="mt-1 text-lg font-semibold tabular-nums">
        <FigureLink card={card} table={table} className="inline-block min-w-6 py-0.5">
          {value}
        </FigureLink>
      </dd>
      <dd>
        <ComparisonLine comparison={comparison} />
        {note && <p className="mt-1">{note}</p>}
        <details className="no-print">
          <summary>
            <span aria-hidden="true">i</span>
            <span className="sr-only">How is this computed? ({label})</span>
          </summary>
          <p className="mt-1">{how}</p>
        </details>
      </dd>
    </div>
  );
}

export function ComparisonLine({ comparison }: { comparison: Comparison | undefined }) {
  if (!comparison) return null;
  const { shown, spoken } = comparison;
  if (shown === spoken) return <p className="mt-0.5 text-soft">{shown}</p>;
  return (
    <p className="mt-0.5 text-soft">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{spoken}</span>
    </p>
  );
}
