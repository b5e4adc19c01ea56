import { formNames, overview } from "~/features/staff/staff.copy";
import { formatCount } from "~/lib/numbers";
import type { FormFigures } from "./traffic-figures";

export function OverviewCards({ forms }: { forms: readonly FormFigures[] }) {
  const copy = overview.cards;
  return (
    <div className="border-2 border-ink bg-card [&>*+*]:border-t-2 [&>*+*]:border-ink">
      {forms.map(({ kind, uniqueViews, completions, conversion }) => (
        <section key={kind} aria-labelledby={`${kind}-figures`} className="md:grid md:grid-cols-[11rem_1fr]">
          <h3
            id={`${kind}-figures`}
            className="border-hair px-4 pt-3 text-xl md:border-r-2 md:py-4 md:leading-[1.2]"
          >
            {formNames[kind]}
          </h3>
          <dl className="px-4 pt-1 pb-3 sm:grid sm:grid-cols-3 sm:p-0">
            <Figure label={copy.uniqueViews} value={formatCount(uniqueViews)} />
            <Figure label={copy.completions} value={formatCount(completions)} />
            <Figure label={copy.conversion} value={`${conversion}%`} />
          </dl>
        </section>
      ))}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hair py-1 not-first:border-t sm:flex-col sm:gap-1 sm:px-4 sm:py-3 sm:not-first:border-t-0 sm:not-first:border-l">
      <dt className="leading-tight text-soft">{label}</dt>
      <dd className="font-display text-xl tabular-nums">{value}</dd>
    </div>
  );
}
