import { sql } from "kysely";
import { groupCommit } from "~/database/group-commit.server";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { LeftOutReason, NewRow } from "~/database/schema/schema.server";
import { consumeRateLimit, type RateLimit } from "~/http/limits/rate-limit.server";
import { logger } from "~/lib/logger.server";
import { localDay } from "~/lib/time/time-zone";

export type FormEvent = Omit<NewRow<"form_analytics">, "id">;

type LeftOutEvents = NewRow<"left_out_events">;

/** Far below SQLite's limit of parameters. */
const ROWS_PER_STATEMENT = 500;

/** Once per tab (public specification, section 4). */
async function recordFormEvents(db: Database, events: readonly FormEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("form_analytics")
      .values(events.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Only how many there were of a kind. */
async function addLeftOut(db: Database, events: readonly LeftOutEvents[]): Promise<void> {
  for (const event of events)
    await db
      .insertInto("left_out_events")
      .values(event)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "form_name", "event_type", "reason"])
          .doUpdateSet({ total: sql`left_out_events.total + ${event.total}` }),
      )
      .execute();
}

export interface LimitedEvent {
  row: FormEvent;
  /** Of all events of an IP address: in a group all are written, or none. */
  limit: RateLimit;
  /** Limits one kind of event: as many are written as it allows. */
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
async function withinLimits(
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

interface LeftOutTally {
  add(event: FormEvent, reason: LeftOutReason): void;
  /** What was added since the last call. */
  take(): LeftOutEvents[];
}

/** As many entries as there are kinds of events, whatever is sent. */
function leftOutTally(): LeftOutTally {
  let totals = new Map<string, LeftOutEvents>();
  return {
    add({ form_name, event_type, created_at }, reason) {
      const day = localDay(created_at);
      const key = [day, form_name, event_type, reason].join(" ");
      const known = totals.get(key);
      totals.set(key, { day, form_name, event_type, reason, total: (known?.total ?? 0) + 1 });
    },
    take() {
      const taken = [...totals.values()];
      totals = new Map();
      return taken;
    },
  };
}

export interface EventWriter {
  /** Never waits. */
  add(event: LimitedEvent): void;
  /** Counts that it is not counted. */
  leaveOut(event: FormEvent, reason: LeftOutReason): void;
  /** Resolves when all that was added is written or dropped. */
  flush(): Promise<void>;
}

interface EventWriterOptions {
  db: Database;
  hasRoom: (now: Date) => Promise<boolean>;
}

const INTERVAL_MS = 1000;
/** More in one interval are dropped; each some 300 bytes. */
const MAX_WAITING = 2000;

/** Collects events for a second at most and writes them in one transaction, so that no request waits for them. */
export function createEventWriter({ db, hasRoom }: EventWriterOptions): EventWriter {
  const { commit, flush } = groupCommit(db, { afterMs: INTERVAL_MS });
  const leftOut = leftOutTally();
  let waiting: LimitedEvent[] = [];
  let dropped = 0;
  let isDue = false;

  async function write(trx: DatabaseTransaction): Promise<void> {
    const [group, others] = [waiting, leftOut.take()];
    waiting = [];
    isDue = false;
    if (dropped > 0) logger.error("form events dropped, too many in a second", { events: dropped });
    dropped = 0;
    if (!(await hasRoom(new Date()))) return;
    const allowed = await withinLimits(trx, group);
    const beyond = leftOutTally();
    for (const event of group) if (!allowed.has(event)) beyond.add(event.row, "limit");
    await recordFormEvents(
      trx,
      [...allowed].map(({ row }) => row),
    );
    await addLeftOut(trx, [...others, ...beyond.take()]);
  }

  function writeSoon(): void {
    if (isDue) return;
    isDue = true;
    let events = 0;
    const writeAll = (trx: DatabaseTransaction) => {
      events = waiting.length;
      return write(trx);
    };
    commit(writeAll).catch((error: unknown) => logger.error("form events not recorded", { events, error }));
  }

  return {
    add(event) {
      if (waiting.length >= MAX_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(event);
      writeSoon();
    },
    leaveOut(event, reason) {
      leftOut.add(event, reason);
      writeSoon();
    },
    flush,
  };
}
