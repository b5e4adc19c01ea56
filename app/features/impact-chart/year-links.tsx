import type { MouseEvent } from "react";
import { chartControls } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { classNames } from "~/lib/class-names";
import { yearUrl } from "./use-chart-year";

interface YearLinksProps {
  year: number;
  onYear: (year: number) => void;
}

/** A link to each year: the way to choose without script, and a second way with it. */
export function YearLinks({ year, onYear }: YearLinksProps) {
  const choose = (event: MouseEvent, chosen: number) => {
    // A click that asks for a new tab or window stays a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onYear(chosen);
  };
  return (
    <nav aria-label={chartControls.showYear} className="print:hidden">
      <ul className="flex flex-wrap pt-0.5 pl-0.5">
        {impactYears.map((record) => (
          <li
            key={record.year}
            className="-mt-0.5 -ml-0.5 grow basis-1/2 xs:basis-1/4 sm:basis-1/6 md:basis-0"
          >
            <a
              href={yearUrl(record.year)}
              onClick={(event) => choose(event, record.year)}
              {...(record.year === year && { "aria-current": "true" })}
              className={classNames(
                "block border-2 border-ink px-1 py-2 text-center text-sm font-semibold no-underline focus-visible:relative focus-visible:z-10",
                record.year === year
                  ? "bg-blue text-card forced-colors:chosen"
                  : "bg-card hover:bg-tint-blue",
              )}
            >
              {record.year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
