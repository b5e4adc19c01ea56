import type { DatabaseTransaction } from "~/database/open-database.server";
import { consumeRateLimit, type RateLimit } from "~/http/limits/rate-limit.server";
import type { FormEvent } from "./form-events.queries.server";

export interface LimitedEvent {
  row: FormEvent;
  /** Of all events of an IP address: in a group all are written, or none. */
  limit: RateLimit;
  /** Of one kind of event: as many are written as it allows. */
  kindLimit?: RateLimit | undefined;
}

function groupedBy(events: readonly LimitedEvent[], keyOf: (event: LimitedEvent) => string) {
  const groups = new Map<string, LimitedEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups.values();
}

async function withinLimit(trx: DatabaseTransaction, events: readonly LimitedEvent[]) {
  const [first] = events;
  if (!first) return [];
  const verdict = await consumeRateLimit(trx, first.limit, new Date(first.row.created_at), events.length);
  return verdict.ok ? events : [];
}

async function withinKindLimit(trx: DatabaseTransaction, events: readonly LimitedEvent[]) {
  const limit = events[0]?.kindLimit;
  if (!limit) return events;
  for (const [index, { row }] of events.entries()) {
    const verdict = await consumeRateLimit(trx, limit, new Date(row.created_at));
    if (!verdict.ok) return events.slice(0, index);
  }
  return events;
}

/** @returns those to be written */
export async function withinLimits(
  trx: DatabaseTransaction,
  events: readonly LimitedEvent[],
): Promise<Set<LimitedEvent>> {
  const ofAddresses: LimitedEvent[] = [];
  for (const group of groupedBy(events, ({ limit }) => limit.key))
    ofAddresses.push(...(await withinLimit(trx, group)));
  const allowed = new Set<LimitedEvent>();
  for (const group of groupedBy(ofAddresses, ({ kindLimit }) => kindLimit?.key ?? ""))
    for (const event of await withinKindLimit(trx, group)) allowed.add(event);
  return allowed;
}
