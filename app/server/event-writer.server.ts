import { type FormEvent, recordFormEvents } from "./form-events.queries.server";
import { logger } from "./logger.server";
import type { Database, DatabaseTransaction } from "./open-database.server";
import { consumeRateLimit, type RateLimit } from "./rate-limit.server";

export interface LimitedEvent {
  row: FormEvent;
  limit: RateLimit;
}

export interface EventWriter {
  /** Never waits. */
  add(event: LimitedEvent): void;
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

/** All events of an IP address in a group, or none of them when they would exceed its limit. */
async function withinLimits(trx: DatabaseTransaction, group: readonly LimitedEvent[]): Promise<FormEvent[]> {
  const byKey = new Map<string, LimitedEvent[]>();
  for (const event of group) {
    const events = byKey.get(event.limit.key);
    if (events) events.push(event);
    else byKey.set(event.limit.key, [event]);
  }
  const allowed: FormEvent[] = [];
  for (const events of byKey.values()) {
    const [first] = events;
    if (!first) continue;
    const verdict = await consumeRateLimit(trx, first.limit, new Date(first.row.created_at), events.length);
    if (verdict.ok) allowed.push(...events.map(({ row }) => row));
  }
  return allowed;
}

/** Collects events for a second at most and writes them in one transaction, so that no request waits for them. */
export function createEventWriter({ db, hasRoom }: EventWriterOptions): EventWriter {
  let waiting: LimitedEvent[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function write(group: readonly LimitedEvent[]): Promise<void> {
    try {
      if (!(await hasRoom(new Date()))) return;
      await db.transaction().execute(async (trx) => recordFormEvents(trx, await withinLimits(trx, group)));
    } catch (error) {
      logger.error("form events not recorded", { events: group.length, error });
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      if (dropped > 0) logger.error("form events dropped, too many in a second", { events: dropped });
      dropped = 0;
      await write(group);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= drain().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  return {
    add(event) {
      if (waiting.length >= MAX_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(event);
      // Not `unref`: a server that stops ends after it.
      timer ??= setTimeout(flush, INTERVAL_MS);
    },
    flush,
  };
}
