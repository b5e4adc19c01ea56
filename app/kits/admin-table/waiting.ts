import type { TableRow } from "./admin-table";

/** Whole hours, rounded down. */
export type Waiting =
  | { state: "answered" }
  | { state: "snoozed"; until: string }
  | { state: "waiting" | "overdue"; waited: number; hours: number };

const HOUR_MS = 60 * 60 * 1000;

export function waitingOf(row: TableRow, now: string): Waiting {
  if (row.is_open !== 1) return { state: "answered" };
  const until = String(row.snoozed_until ?? "");
  if (until > now) return { state: "snoozed", until };
  const moment = Date.parse(now);
  const hoursTo = (time: unknown) => (Date.parse(String(time)) - moment) / HOUR_MS;
  const left = hoursTo(row.due_at);
  const waited = Math.max(0, Math.floor(-hoursTo(row.created_at)));
  return left < 0
    ? { state: "overdue", waited, hours: Math.floor(-left) }
    : { state: "waiting", waited, hours: Math.floor(left) };
}

/** "3 h", or "4 d" from three days on. */
export function shortSpan(hours: number): string {
  return hours >= 72 ? `${Math.floor(hours / 24)} d` : `${hours} h`;
}
