import type { SourcedFigure as FigureCopy } from "~/content/types";
import { SourceLine } from "./external-link";

export function SourcedFigure({ figure }: { figure: FigureCopy }) {
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
