import type { SourcedFigure as FigureWords } from "~/content/types";
import { SourceLine } from "./external-link";

/** A published number with what it counts and where it comes from. */
export function SourcedFigure({ figure }: { figure: FigureWords }) {
  const { number, label, source, year } = figure;
  return (
    <div className="border-l-4 border-ink pl-4">
      <p>
        <strong className="block font-display text-xl font-normal">{number}</strong> {label}
      </p>
      <div className="mt-1">
        <SourceLine source={source} year={year} />
      </div>
    </div>
  );
}
