import { formNames, overview } from "~/features/staff/staff.copy";
import type { DateRange } from "~/lib/date-range";
import { formatCount } from "~/lib/numbers";
import { type Comparison, compare } from "./comparison";
import { ComparisonLine } from "./comparison-line";
import type { FormFigures } from "./traffic-figures";

const shown = ["uniqueViews", "completions", "conversion"] as const;

interface OverviewCardsProps {
  forms: readonly FormFigures[];
  rangeBefore: DateRange;
}

export function OverviewCards({ forms, rangeBefore }: OverviewCardsProps) {
  const copy = overview.cards;
  return (
    <div className="border-2 border-ink bg-card [&>*+*]:border-t-2 [&>*+*]:border-ink">
      {forms.map(({ kind, before, ...figures }) => (
        <section key={kind} aria-labelledby={`${kind}-figures`} className="md:grid md:grid-cols-[11rem_1fr]">
          <h3
            id={`${kind}-figures`}
            className="border-hair px-4 pt-3 text-xl md:border-r-2 md:py-4 md:leading-[1.2]"
          >
            {formNames[kind]}
          </h3>
          <dl className="px-4 pt-1 pb-3 sm:grid sm:grid-cols-3 sm:p-0">
            {shown.map((id) => (
              <Figure
                key={id}
                label={copy[id]}
                value={id === "conversion" ? `${figures[id]}%` : formatCount(figures[id])}
                comparison={compare(id, figures, { figures: before, range: rangeBefore })}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  comparison: Comparison | undefined;
}

function Figure({ label, value, comparison }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hair py-1 not-first:border-t sm:flex-col sm:gap-1 sm:px-4 sm:py-3 sm:not-first:border-t-0 sm:not-first:border-l">
      <dt className="leading-tight text-soft">{label}</dt>
      <dd className="max-sm:text-right">
        <p className="font-display text-xl tabular-nums">{value}</p>
        <ComparisonLine comparison={comparison} />
      </dd>
    </div>
  );
}
