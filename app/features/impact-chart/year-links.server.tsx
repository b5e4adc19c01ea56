import { chartControls } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { yearUrl } from "./chart-year";

/** A link to each year: the way to choose without script, and a second way with it. */
export function YearLinks({ chosen }: { chosen: number }) {
  return (
    <nav aria-label={chartControls.showYear} className="print:hidden">
      <ul className="flex flex-wrap pt-0.5 pl-0.5">
        {impactYears.map(({ year }) => (
          <li key={year} className="-mt-0.5 -ml-0.5 grow basis-1/2 xs:basis-1/4 sm:basis-1/6 md:basis-0">
            <a
              href={yearUrl(year)}
              data-year={year}
              {...(year === chosen && { "aria-current": "true" })}
              className="block border-2 border-ink bg-card px-1 py-2 text-center text-sm font-semibold no-underline hover:bg-tint-blue focus-visible:relative focus-visible:z-10 aria-[current]:bg-blue aria-[current]:text-card forced-colors:aria-[current]:chosen"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
