import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { dateRange as words } from "~/content/staff";
import type { DateRange } from "~/lib/date-range";

interface RangeFilterProps {
  range: DateRange;
  /** Why the range that was asked for is not the one shown. */
  problem: string | undefined;
  /** Other parameters of the page that stay as they are. */
  keep: Record<string, string>;
}

/** The date range of a dashboard page, as a form that asks for the page again. */
export function RangeFilter({ range, problem, keep }: RangeFilterProps) {
  return (
    <div className="no-print mt-6">
      {problem && (
        <p
          role="alert"
          id="range-problem"
          className="mb-4 border-4 border-red bg-card px-4 py-3 font-semibold"
        >
          {problem}
        </p>
      )}
      <Form
        discover="none"
        key={`${range.from} ${range.to}`}
        method="get"
        aria-label={words.label}
        preventScrollReset
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateInput name="from" label={words.from} value={range.from} problem={problem !== undefined} />
        <DateInput name="to" label={words.to} value={range.to} problem={problem !== undefined} />
        <Button kind="plain" size="small">
          {words.apply}
        </Button>
      </Form>
    </div>
  );
}

interface DateInputProps {
  name: "from" | "to";
  label: string;
  value: string;
  problem: boolean;
}

function DateInput({ name, label, value, problem }: DateInputProps) {
  return (
    <div>
      <label htmlFor={`range-${name}`} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={`range-${name}`}
        type="date"
        name={name}
        defaultValue={value}
        aria-describedby={problem ? "range-problem" : undefined}
        className="border-2 border-ink bg-card px-3 py-1.5 text-ink"
      />
    </div>
  );
}
