import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface DataTableProps {
  /** Names the table for assistive technology, in other words than the heading of its section. */
  label: string;
  columns: readonly string[];
  /** How many of the last columns are numbers, which are right-aligned. */
  numbers?: number;
  /** The rows, made of `Cell`s. */
  children: ReactNode;
}

/** A table that is wider than its container scrolls inside it, by keyboard too. */
export function DataTable({ label, columns, numbers = 0, children }: DataTableProps) {
  return (
    <section
      className="relative overflow-x-auto border-2 border-ink bg-card"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b-2 border-ink">
            {columns.map((column, index) => (
              <Cell key={column} as="columnheader" number={index >= columns.length - numbers}>
                {column}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr+tr]:border-t [&>tr]:border-hair">{children}</tbody>
      </table>
    </section>
  );
}

interface CellProps {
  as?: "columnheader" | "rowheader" | "cell";
  number?: boolean;
  className?: string;
  children: ReactNode;
}

export function Cell({ as = "cell", number = false, className, children }: CellProps) {
  const cellClasses = classNames(
    "px-3 py-2.5 align-baseline",
    number ? "text-right tabular-nums" : "text-left",
    className,
  );
  if (as === "cell") return <td className={cellClasses}>{children}</td>;
  return (
    <th scope={as === "rowheader" ? "row" : "col"} className={classNames(cellClasses, "font-semibold")}>
      {children}
    </th>
  );
}
