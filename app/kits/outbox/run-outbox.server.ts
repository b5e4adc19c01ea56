import { setTimeout as sleep } from "node:timers/promises";
import { logger } from "~/lib/logger.server";
import type { MailKind, MailQueue } from "./mail-kind";
import { listQueuesToWorkOn } from "./mail-queues.queries.server";
import type { Outbox } from "./queue-job";
import { createBackOff } from "./retry";
import { runQueue } from "./run-queue.server";

const TICK_MS = 1_000;

/**
 * Until the signal aborts; queues run independently. An error ends one round, not the worker: all state is in the
 * database. @param kinds the most urgent first
 */
export async function runOutbox(outbox: Outbox, kinds: readonly MailKind[]): Promise<void> {
  const { db, mailer, now, signal } = outbox;
  const servers = createBackOff<string>(now);
  const running = new Map<string, Promise<void>>();
  logger.info("The worker runs", { mail: mailer.destination, kinds: kinds.map(({ name }) => name) });
  const failed = (error: unknown) => {
    if (!signal.aborted) logger.error("The worker failed", { error });
  };

  async function workOn(kind: MailKind, queue: MailQueue): Promise<void> {
    const result = await runQueue({ ...outbox, kind, queue, onAccepted: () => servers.reset(kind.name) });
    if (result !== "server refuses") return;
    const retryInSeconds = servers.backOff(kind.name, kind.maxPauseMs) / 1000;
    logger.warn("The mail server refuses", { ...queue, retryInSeconds });
  }

  async function round(): Promise<void> {
    const active = kinds.filter(({ name }) => !servers.isPaused(name));
    for (const kind of active) await kind.enqueueDue?.(db, now()).catch(failed);
    const queues = await listQueuesToWorkOn(db, now().toISOString());
    for (const kind of active) {
      for (const queue of queues.filter((each) => each.kind === kind.name)) {
        const key = `${queue.kind} ${queue.campaignId}`;
        if (signal.aborted || running.has(key)) continue;
        const work = workOn(kind, queue).catch(failed);
        running.set(
          key,
          work.finally(() => running.delete(key)),
        );
      }
    }
  }

  while (!signal.aborted) {
    await round().catch(failed);
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running.values());
  logger.info("The worker stops");
}
