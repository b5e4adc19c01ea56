import type { ReactNode } from "react";
import { formNames } from "~/features/staff/staff.copy";
import { formatCount } from "~/lib/numbers";
import type { DateRange } from "~/lib/time/date-range";
import { type Comparison, compare } from "./comparison";
import { ComparisonLine } from "./figure-cards";
import { EventsLink } from "./key-figures";
import type { FormFigures } from "./traffic-figures";

const events = { uniqueViews: "unique_view", completions: "complete" } as const;
const shown = ["uniqueViews", "completions", "conversion"] as const;

interface OverviewCardsProps {
  forms: readonly FormFigures[];
  rangeBefore: DateRange;
}

export function OverviewCards({ forms, rangeBefore }: OverviewCardsProps) {
  const copy = { uniqueViews: "Unique views", completions: "Completions", conversion: "Conversion rate" };
  return (
    <div className="border-2 border-ink bg-card [&>*+*]:border-t-2 [&>*+*]:border-ink">
      {forms.map(({ kind, before, ...figures }) => (
        <section key={kind} aria-labelledby={`${kind}-figures`} className="md:grid md:grid-cols-[11rem_1fr]">
          <h3 id={`${kind}-figures`} className="border-hair px-4 pt-2 text-lg md:border-r-2 md:py-2">
            {formNames[kind]}
          </h3>
          <dl className="grid grid-cols-3 gap-x-2 px-4 pt-1 pb-2 sm:gap-x-0 sm:p-0">
            {shown.map((id) => (
              <Figure
                key={id}
                label={copy[id]}
                comparison={compare(id, figures, { figures: before, range: rangeBefore })}
              >
                {id === "conversion" ? (
                  `${figures[id]}%`
                ) : (
                  <EventsLink kind={kind} event={events[id]}>
                    {formatCount(figures[id])}
                  </EventsLink>
                )}
              </Figure>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface FigureProps {
  label: string;
  children: ReactNode;
  comparison: Comparison | undefined;
}

function Figure({ label, children, comparison }: FigureProps) {
  return (
    <div className="flex flex-col justify-between gap-1 border-hair sm:justify-start sm:px-4 sm:py-2 sm:not-first:border-l">
      <dt className="leading-tight text-soft">{label}</dt>
      <dd>
        <p className="text-lg font-semibold tabular-nums">{children}</p>
        {/* A phone has it on the page of each form. */}
        <div className="max-sm:hidden">
          <ComparisonLine comparison={comparison} />
        </div>
      </dd>
    </div>
  );
}
