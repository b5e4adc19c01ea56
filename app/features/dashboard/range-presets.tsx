import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { withParams } from "~/kits/admin-table/list-query";
import { type DateRange, presetIds, presetRange } from "~/lib/time/date-range";
import type { Day } from "~/lib/time/dates";

/** The range without parameters. */
const DEFAULT = "month";

export function RangePresets({ range, today }: { range: DateRange; today: Day }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Usual date ranges">
      <ul className="flex flex-wrap gap-x-5">
        {presetIds.map((id) => {
          const { from, to } = presetRange(id, today);
          const isCurrent = from === range.from && to === range.to;
          const dates = id === DEFAULT ? { from: "", to: "" } : { from, to };
          return (
            <li key={id}>
              <Link
                to={withParams(pathname, search, { ...dates, page: "", articles: "" })}
                discover="none"
                preventScrollReset
                className="inline-block py-1 font-semibold aria-[current]:font-bold aria-[current]:no-underline"
                {...(isCurrent && { "aria-current": "true" })}
              >
                {
                  {
                    week: "7 days",
                    month: "30 days",
                    lastMonth: "Last month",
                    quarter: "This quarter",
                    year: "This year",
                    twelveMonths: "12 months",
                  }[id]
                }
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
