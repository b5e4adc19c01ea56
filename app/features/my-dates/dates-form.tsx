import { Button } from "~/components/button";
import { FilterSelect, filterInput } from "~/components/filter-fields";
import {
  type DayField,
  dayFields,
  type MyDatesWords,
  type Problem,
  tickFields,
} from "~/content/my-dates/words";

interface DayInputProps {
  name: DayField;
  words: MyDatesWords;
  value: string;
  isWrong: boolean;
}

function DayInput({ name, words, value, isWrong }: DayInputProps) {
  const { label, hint } = words.days[name];
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <input
        type="date"
        id={name}
        name={name}
        defaultValue={value}
        min="2020-01-01"
        max="2035-12-31"
        aria-describedby={hint && `${name}-hint`}
        aria-invalid={isWrong || undefined}
        className={`mt-1 h-12 w-full ${filterInput}`}
      />
    </div>
  );
}

const fieldOf = (problem: Problem): DayField => (problem === "none" ? "lastDay" : problem);

export function DatesProblems({ words, problems }: { words: MyDatesWords; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} data-problems className="mb-6 border-4 border-red bg-card px-4 py-3">
      <h3 className="text-2xl">{words.form.problemHeading}</h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem} data-problem={problem}>
            <a href={`#${fieldOf(problem)}`}>{words.problems[problem]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DatesFormProps {
  words: MyDatesWords;
  path: string;
  typed: Readonly<Record<string, string>>;
  problems: readonly Problem[];
}

export function DatesForm({ words, path, typed, problems }: DatesFormProps) {
  const { form, state, ticks } = words;
  const [first, ...others] = dayFields;
  const dayInput = (name: DayField) => (
    <DayInput
      key={name}
      name={name}
      words={words}
      value={typed[name] ?? ""}
      isWrong={problems.includes(name)}
    />
  );
  return (
    <form
      method="post"
      action={`${path}#answer`}
      noValidate
      autoComplete="off"
      data-dates
      className="dates-form no-print border-2 border-ink bg-card p-5"
    >
      <div data-problem-place>
        <DatesProblems words={words} problems={problems} />
      </div>
      <p className="mb-4 text-sm text-soft">{form.privacy}</p>
      <div className="dates-fields">
        {dayInput(first)}
        <FilterSelect
          id="state"
          name="state"
          label={`${state.label} ${form.optional}`}
          hint={state.hint}
          value={typed.state ?? ""}
          all={state.none}
          options={state.options}
          classes={{ label: "font-semibold", hint: "text-sm text-soft", input: "mt-1 h-12 w-full" }}
        />
      </div>
      <details className="fold mt-5" open={others.some((name) => typed[name])}>
        <summary className="py-3 font-semibold">{form.more}</summary>
        <p className="mb-3 font-semibold max-md:hidden">{form.more}</p>
        <div className="dates-fields">{others.map(dayInput)}</div>
      </details>
      <fieldset className="dates-ticks">
        <legend className="font-semibold">
          {form.aboutYou} {form.optional}
        </legend>
        {tickFields.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" id={name} name={name} defaultChecked={(typed[name] ?? "") !== ""} />
            {ticks[name]}
          </label>
        ))}
      </fieldset>
      <Button>{form.submit}</Button>
    </form>
  );
}
