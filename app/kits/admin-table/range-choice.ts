import { readDateRange } from "~/lib/time/date-range";
import { localTimestampsOf } from "~/lib/time/dates";
import type { TableFilter } from "./admin-table";

const NAME = "rows";
const LABEL = "Only rows of this date range";

/** Off by default: a list has every row, whatever the date range. */
export const rangeFilter: TableFilter = {
  name: NAME,
  label: LABEL,
  all: "",
  choices: [{ value: "range", label: LABEL }],
  isTick: true,
};

type Choices = Record<string, string>;

/** Replaces the tick by the moments of the page's range. */
export function rangeChoices(choices: Choices, search: URLSearchParams, now: Date): Choices {
  const { [NAME]: ticked, ...others } = choices;
  if (ticked === undefined) return choices;
  const { start, end } = localTimestampsOf(readDateRange(search, now).range);
  return { ...others, from: start, before: end };
}

/** Other rows than asked for could be taken for the right ones, in a file and in a bulk change. */
export function rangeChoiceProblem(choices: Choices, search: URLSearchParams, now: Date): string | undefined {
  return choices[NAME] === undefined ? undefined : readDateRange(search, now).problem;
}

/** "2026-10-01-to-2026-10-31"; undefined where the list is not of a range. */
export function rangeInName(choices: Choices, search: URLSearchParams, now: Date): string | undefined {
  if (choices[NAME] === undefined) return undefined;
  const { from, to } = readDateRange(search, now).range;
  return `${from}-to-${to}`;
}
