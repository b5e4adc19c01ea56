import { readDateRange, timestampsOf } from "~/lib/time/date-range";

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** A file of other days than asked for could be taken for the right one. */
export function refusedRange(search: URLSearchParams, now: Date): Response | undefined {
  const { problem } = readDateRange(search, now);
  return problem === undefined ? undefined : new Response(problem, { status: 400, headers: PLAIN });
}

export function eventRange(search: URLSearchParams, now: Date): { from: string; before: string } {
  const { start, end } = timestampsOf(readDateRange(search, now).range);
  return { from: start, before: end };
}
