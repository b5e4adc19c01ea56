import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface DataTableProps {
  /** Accessible name, unlike the section's heading. */
  label: string;
  columns: readonly string[];
  /** Number of right-aligned last columns. */
  numbers?: number;
  /** On a phone each row is a card, whose cells say what they are where they have a label. */
  stacks?: boolean;
  children: ReactNode;
}

/** Scrolls inside its container, by keyboard too. */
export function DataTable({ label, columns, numbers = 0, stacks = false, children }: DataTableProps) {
  return (
    <section
      className="relative overflow-x-auto border-2 border-ink bg-card"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      <table className={classNames("w-full border-collapse text-sm", stacks && "stacks")}>
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
  label?: string;
  className?: string;
  children: ReactNode;
}

export function Cell({ as = "cell", number = false, label, className, children }: CellProps) {
  const cellClasses = classNames(
    "px-3 py-2.5 align-baseline",
    number ? "text-right tabular-nums" : "text-left",
    className,
  );
  if (as === "cell")
    return (
      <td className={cellClasses} data-label={label}>
        {children}
      </td>
    );
  return (
    <th scope={as === "rowheader" ? "row" : "col"} className={classNames(cellClasses, "font-semibold")}>
      {children}
    </th>
  );
}
