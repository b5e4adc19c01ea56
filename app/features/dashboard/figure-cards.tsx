import { classNames } from "~/lib/class-names";
import type { DateRange } from "~/lib/date-range";
import { formatDay } from "~/lib/dates";
import { cardSectionCopy as copy } from "./cards.copy";
import { ComparisonLine } from "./comparison-line";
import type { FigureCard } from "./load-cards.server";

export function FigureCards({ cards, range }: { cards: readonly FigureCard[]; range: DateRange }) {
  return (
    <section aria-labelledby="figures-title" className="mt-8">
      <h2 id="figures-title" className="mb-4 text-xl">
        {copy.heading(formatDay(range.from), formatDay(range.to))}
      </h2>
      <dl
        className={classNames(
          "grid grid-cols-2 border-t-2 border-l-2 border-ink",
          cards.length % 3 === 0 ? "md:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {cards.map(({ label, value, how, note, comparison }) => (
          <div
            key={label}
            className="border-r-2 border-b-2 border-ink bg-card px-3 py-3 max-md:last:odd:col-span-2 sm:px-4"
          >
            <dt className="leading-tight text-soft">{label}</dt>
            <dd className="mt-1 font-display text-xl tabular-nums">{value}</dd>
            <dd>
              <ComparisonLine comparison={comparison} />
              {note && <p className="mt-1">{note}</p>}
              <details className="no-print">
                <summary className="min-h-6 py-0.5 text-soft underline underline-offset-4">
                  {copy.how}
                  <span className="sr-only"> ({label})</span>
                </summary>
                <p className="mt-1 pb-1">{how}</p>
              </details>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
