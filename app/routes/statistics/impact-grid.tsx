import { SourceLine } from "~/components/external-link";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";

type Entries = Extract<Visualization, { type: "economicImpactGrid" }>["entries"];
type Kind = Entries[number]["kind"];

const copy = statisticsPage.visualizations.economicImpactGrid;
const kinds: readonly Kind[] = ["cost", "gain"];
const grounds: Record<Kind, string> = { cost: "bg-tint-red", gain: "bg-tint-green" };

export function ImpactGrid({ entries }: { entries: Entries }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {kinds.map((kind) => (
        <div key={kind} className="border-2 border-ink bg-card">
          <h3 className={classNames("border-b-2 border-ink px-5 py-4 text-xl", grounds[kind])}>
            {copy[kind]}
          </h3>
          <ul className="divide-y-2 divide-hair px-5">
            {entries
              .filter((entry) => entry.kind === kind)
              .map(({ title, number, text, source, year }) => (
                <li key={title} className="py-5">
                  <p className="font-semibold">{title}</p>
                  <p className="mt-1 font-display text-2xl">{number}</p>
                  <p className="mt-2">{text}</p>
                  <div className="mt-2">
                    <SourceLine source={source} year={year} />
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
