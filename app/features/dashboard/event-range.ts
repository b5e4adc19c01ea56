import { readDateRange, timestampsOf } from "~/lib/date-range";

export function eventRange(search: URLSearchParams, now: Date): { from: string; before: string } {
  const { start, end } = timestampsOf(readDateRange(search, now).range);
  return { from: start, before: end };
}
