import { Form, useSearchParams } from "@remix-run/react";
import { Button } from "~/components/button";
import { dateRange as words } from "~/content/staff";
import { passing } from "~/features/records/list-query";
import type { RecordFilter } from "~/features/records/record-table";
import type { DateRange } from "~/lib/date-range";
import { useFollowing } from "~/lib/use-following";

interface RangeFilterProps {
  range: DateRange;
  /** Why the range that was asked for is not the one shown. */
  problem: string | undefined;
  /** A choice that concerns the whole page too. */
  choice?: RecordFilter;
}

/** What a new range makes meaningless. */
const notKept = ["from", "to", "page", "articles", ...passing];

/** The date range of a dashboard page, as a form that asks for the page again. */
export function RangeFilter({ range, problem, choice }: RangeFilterProps) {
  const [search] = useSearchParams();
  const keep = [...search].filter(([name]) => !notKept.includes(name) && name !== choice?.name);
  const chosen = (choice && search.get(choice.name)) ?? "";
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
        method="get"
        aria-label={words.label}
        preventScrollReset
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {keep.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateInput name="from" label={words.from} value={range.from} problem={problem !== undefined} />
        <DateInput name="to" label={words.to} value={range.to} problem={problem !== undefined} />
        {choice && <ChoiceSelect choice={choice} chosen={chosen} />}
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
  const input = useFollowing<HTMLInputElement>(value);
  return (
    <div>
      <label htmlFor={`range-${name}`} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={`range-${name}`}
        type="date"
        name={name}
        defaultValue={value}
        aria-describedby={problem ? "range-problem" : undefined}
        className="h-11 border-2 border-ink bg-card px-3 text-ink"
      />
    </div>
  );
}

function ChoiceSelect({ choice, chosen }: { choice: RecordFilter; chosen: string }) {
  const select = useFollowing<HTMLSelectElement>(chosen);
  return (
    <div>
      <label htmlFor={`range-${choice.name}`} className="mb-1 block font-semibold">
        {choice.label}
      </label>
      <select
        ref={select}
        id={`range-${choice.name}`}
        name={choice.name}
        defaultValue={chosen}
        className="h-11 border-2 border-ink bg-card px-3 text-ink"
      >
        <option value="">{choice.all}</option>
        {choice.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
