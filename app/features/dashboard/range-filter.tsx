import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { Button } from "~/components/button";
import { FilterDate, FilterProblem, FilterSelect } from "~/components/filter-fields";
import { useLiveFilter } from "~/components/use-live-filter";
import { dateRange as copy } from "~/features/staff/staff.copy";
import type { TableFilter } from "~/kits/admin-table/admin-table";
import { TRANSIENT_PARAMS } from "~/kits/admin-table/list-query";
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

/** A year of which only the first digits are typed, such as "0002", is no date yet. */
function isRange(form: HTMLFormElement | null): boolean {
  const sent = form ? new FormData(form) : undefined;
  const [from, to] = [sent?.get("from"), sent?.get("to")];
  const isDay = (value: unknown) => typeof value === "string" && /^[1-9]\d{3}-/.test(value);
  return isDay(from) && isDay(to) && String(from) <= String(to);
}

/** A GET form, applied at every change where there is script. */
export function RangeFilter({ range, today, problem, choice }: RangeFilterProps) {
  const [search] = useSearchParams();
  const otherParams = [...search].filter(([name]) => !droppedParams.includes(name) && name !== choice?.name);
  const chosen = (choice && search.get(choice.name)) ?? "";
  const { form, apply, applySoon, applyNow } = useLiveFilter(useLocation().pathname, {
    from: range.from,
    to: range.to,
    ...(choice && { [choice.name]: chosen }),
  });
  const { timeZone } = useSite();
  // A reversed range is most often half typed, so only the button applies it.
  const applyRange = () => isRange(form.current) && applySoon();
  return (
    <div className="no-print mt-3">
      {problem && <FilterProblem id="range-problem" text={problem} />}
      <Form
        discover="none"
        ref={form}
        method="get"
        aria-label={copy.label}
        preventScrollReset
        onSubmit={applyNow}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {otherParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(["from", "to"] as const).map((name) => (
          <FilterDate
            key={name}
            id={`range-${name}`}
            name={name}
            label={copy[name]}
            value={range[name]}
            classes={classes}
            onChange={applyRange}
            problemId={problem && "range-problem"}
          />
        ))}
        {choice && (
          <FilterSelect
            id={`range-${choice.name}`}
            name={choice.name}
            label={choice.label}
            value={chosen}
            all={choice.all}
            options={choice.choices}
            classes={classes}
            onChange={apply}
          />
        )}
        <Button kind="plain" size="small">
          {copy.apply}
        </Button>
      </Form>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-8">
        <RangePresets range={range} today={today} />
        <p className="text-soft">{copy.zone(timeZone)}</p>
      </div>
    </div>
  );
}
