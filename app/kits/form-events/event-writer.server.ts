import type { Database } from "~/database/open-database.server";
import type { LeftOutReason } from "~/database/schema/schema.server";
import { logger } from "~/lib/logger.server";
import { type LimitedEvent, withinLimits } from "./event-limits.server";
import {
  addLeftOut,
  type FormEvent,
  type LeftOutEvents,
  recordFormEvents,
} from "./form-events.queries.server";
import { leftOutTally } from "./left-out-events.server";

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
  const leftOut = leftOutTally();
  let waiting: LimitedEvent[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function write(group: readonly LimitedEvent[], others: readonly LeftOutEvents[]): Promise<void> {
    try {
      if (!(await hasRoom(new Date()))) return;
      await db.transaction().execute(async (trx) => {
        const allowed = await withinLimits(trx, group);
        const beyond = leftOutTally();
        for (const event of group) if (!allowed.has(event)) beyond.add(event.row, "limit");
        await recordFormEvents(
          trx,
          [...allowed].map(({ row }) => row),
        );
        await addLeftOut(trx, [...others, ...beyond.take()]);
      });
    } catch (error) {
      logger.error("form events not recorded", { events: group.length, error });
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0 || !leftOut.isEmpty()) {
      const group = waiting;
      waiting = [];
      if (dropped > 0) logger.error("form events dropped, too many in a second", { events: dropped });
      dropped = 0;
      await write(group, leftOut.take());
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

  // Not `unref`: a server that stops ends after it.
  const writeSoon = () => {
    timer ??= setTimeout(flush, INTERVAL_MS);
  };

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
