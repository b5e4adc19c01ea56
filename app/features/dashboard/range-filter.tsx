import { useLocation, useSearchParams } from "@remix-run/react";
import type { TableFilter } from "~/kits/admin-table/admin-table";
import { TRANSIENT_PARAMS } from "~/kits/admin-table/list-query";
import { FilterBar, type FilterField } from "~/kits/staff-page/filter-bar";
import { useSite } from "~/lib/site-settings";
import type { DateRange } from "~/lib/time/date-range";
import type { Day } from "~/lib/time/dates";
import { RangePresets } from "./range-presets";

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
    </div>
  );
}
