import type { SourcedFigure as FigureCopy } from "~/content/types";
import { SourceLine } from "./external-link";
import { Ledger, LedgerRow } from "./lists";

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

/** The rows of a `Section` of the kind `ledger`. */
export function FigureRows({ figures }: { figures: readonly FigureCopy[] }) {
  return (
    <Ledger>
      {figures.map(({ number, label, source, year }) => (
        <LedgerRow
          key={number}
          entry={<strong className="block font-display text-figure font-normal">{number}</strong>}
          source={
            <div className="lg:w-64">
              <SourceLine source={source} year={year} />
            </div>
          }
        >
          <p className="text-lg">{label}</p>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
