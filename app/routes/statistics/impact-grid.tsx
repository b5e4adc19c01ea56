import { SourceLine } from "~/components/external-link";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";
import { HelpLines } from "./help-lines";

type Entries = Extract<Visualization, { type: "economicImpactGrid" }>["entries"];
type Kind = Entries[number]["kind"];

const copy = statisticsPage.visualizations.economicImpactGrid;
const kinds: readonly Kind[] = ["cost", "gain"];
const grounds: Record<Kind, string> = { cost: "bg-tint-red", gain: "bg-tint-green" };

export function ImpactGrid({ entries }: { entries: Entries }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {kinds.map((kind) => (
        <div key={kind}>
          <h3 className={classNames("border-y-2 border-ink px-4 py-3 text-xl", grounds[kind])}>
            {copy[kind]}
          </h3>
          <ul className="divide-y divide-hair">
            {entries
              .filter((entry) => entry.kind === kind)
              .map(({ title, number, text, source, year, onDeath }) => (
                <li key={title} className="py-4">
                  <p className="font-semibold">{title}</p>
                  {onDeath ? (
                    <>
                      <p className="mt-1">
                        {number} {text}
                      </p>
                      <HelpLines />
                    </>
                  ) : (
                    <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
                      <strong className="font-display text-2xl font-normal">{number}</strong>
                      <span className="basis-60 grow">{text}</span>
                    </p>
                  )}
                  <div className="mt-1">
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
