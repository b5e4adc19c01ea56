import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { Button } from "~/components/button";
import { useLiveFilter } from "~/components/use-live-filter";
import { dateRange as words } from "~/features/staff/staff.copy";
import type { TableFilter } from "~/kits/admin-table/admin-table";
import { TRANSIENT_PARAMS } from "~/kits/admin-table/list-query";
import type { DateRange } from "~/lib/date-range";

interface RangeFilterProps {
  range: DateRange;
  /** Why the range that was asked for is not the one shown. */
  problem: string | undefined;
  /** A choice that concerns the whole page too. */
  choice?: TableFilter;
}

/** What a new range makes meaningless. */
const notKept = ["from", "to", "page", "articles", ...TRANSIENT_PARAMS];

/** Whether there are two days, the earlier first. While a year is typed its first figures are one too: "0002". */
function isRange(form: HTMLFormElement | null): boolean {
  const sent = form ? new FormData(form) : undefined;
  const [from, to] = [sent?.get("from"), sent?.get("to")];
  const isDay = (value: unknown) => typeof value === "string" && /^[1-9]\d{3}-/.test(value);
  return isDay(from) && isDay(to) && String(from) <= String(to);
}

/** The date range of a dashboard page: a GET form, applied at every change where there is script. */
export function RangeFilter({ range, problem, choice }: RangeFilterProps) {
  const [search] = useSearchParams();
  const keep = [...search].filter(([name]) => !notKept.includes(name) && name !== choice?.name);
  const chosen = (choice && search.get(choice.name)) ?? "";
  const { form, apply, applySoon, applyNow } = useLiveFilter(useLocation().pathname, {
    from: range.from,
    to: range.to,
    ...(choice && { [choice.name]: chosen }),
  });
  // A range that ends before it begins is on its way to another; the button asks for it all the same.
  const applyRange = () => isRange(form.current) && applySoon();
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
        ref={form}
        method="get"
        aria-label={words.label}
        preventScrollReset
        onSubmit={applyNow}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {keep.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateInput
          name="from"
          label={words.from}
          value={range.from}
          problem={problem !== undefined}
          onChange={applyRange}
        />
        <DateInput
          name="to"
          label={words.to}
          value={range.to}
          problem={problem !== undefined}
          onChange={applyRange}
        />
        {choice && <ChoiceSelect choice={choice} chosen={chosen} onChange={apply} />}
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
  onChange: () => void;
}

function DateInput({ name, label, value, problem, onChange }: DateInputProps) {
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
        onChange={onChange}
        aria-describedby={problem ? "range-problem" : undefined}
        className="h-11 border-2 border-ink bg-card px-3 text-ink"
      />
    </div>
  );
}

interface ChoiceSelectProps {
  choice: TableFilter;
  chosen: string;
  onChange: () => void;
}

function ChoiceSelect({ choice, chosen, onChange }: ChoiceSelectProps) {
  return (
    <div>
      <label htmlFor={`range-${choice.name}`} className="mb-1 block font-semibold">
        {choice.label}
      </label>
      <select
        id={`range-${choice.name}`}
        name={choice.name}
        defaultValue={chosen}
        onChange={onChange}
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
