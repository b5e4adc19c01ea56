import { groupCommit } from "~/database/group-commit.server";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { LeftOutReason } from "~/database/schema/schema.server";
import { logger } from "~/lib/logger.server";
import { type LimitedEvent, withinLimits } from "./event-limits.server";
import { addLeftOut, type FormEvent, recordFormEvents } from "./form-events.queries.server";
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
