import type { SourcedFigure as FigureCopy } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { SourceLine } from "./external-link";

export function SourcedFigure({ figure, large = false }: { figure: FigureCopy; large?: boolean }) {
  const { number, label, source, year } = figure;
  return (
    <div className="border-l-4 border-ink pl-4">
      <p>
        <strong
          className={classNames(
            "block font-display font-normal",
            large ? "text-2xl md:text-figure" : "text-xl",
          )}
        >
          {number}
        </strong>{" "}
        {label}
      </p>
      <div className="mt-1">
        <SourceLine source={source} year={year} />
      </div>
    </div>
  );
}
