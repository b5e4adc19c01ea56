import { Link, useLocation, useSearchParams } from "@remix-run/react";
import type { TableFilter } from "~/kits/admin-table/admin-table";
import { TRANSIENT_PARAMS, withParams } from "~/kits/admin-table/list-query";
import { FilterBar, type FilterField } from "~/kits/staff-page/filter-bar";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { useSite } from "~/lib/site-settings";
import { type DateRange, presetIds, presetRange } from "~/lib/time/date-range";
import { type Day, formatDay } from "~/lib/time/dates";

interface RangeFilterProps {
  range: DateRange;
  today: Day;
  problem: string | undefined;
  choice?: TableFilter;
}

const classes = {
  field: "min-w-0 grow basis-32 sm:grow-0 sm:basis-auto",
  label: "block font-semibold",
  input: "h-11 w-full min-w-0",
};

const droppedParams = ["from", "to", "page", "articles", ...TRANSIENT_PARAMS];

export function RangeFilter({ range, today, problem, choice }: RangeFilterProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { timeZone } = useSite();
  const fields: FilterField[] = [
    { type: "day", name: "from", label: "From", isRequired: true },
    { type: "day", name: "to", label: "To", isRequired: true },
  ];
  if (choice) fields.push({ type: "choice", ...choice, options: choice.choices });
  return (
    <div className="no-print mt-3">
      <PhoneFold
        label="Dates"
        set={[`${formatDay(range.from)} – ${formatDay(range.to)}`]}
        isOpen={problem !== undefined}
      >
        <FilterBar
          id="range"
          action={`/${pathname.slice(1)}`}
          label="Date range"
          fields={fields}
          values={{ ...range, ...(choice && { [choice.name]: search.get(choice.name) ?? "" }) }}
          carried={[...search].filter(([name]) => !droppedParams.includes(name) && name !== choice?.name)}
          classes={classes}
          submit="Show"
          problem={problem}
        />
        <div className="mt-2 flex flex-wrap items-baseline gap-x-8">
          <RangePresets range={range} today={today} />
          <p className="text-soft">Days and times are in {timeZone}.</p>
        </div>
      </PhoneFold>
    </div>
  );
}

/** The range without parameters. */
const DEFAULT = "month";

function RangePresets({ range, today }: { range: DateRange; today: Day }) {
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
