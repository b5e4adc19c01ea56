import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { logger } from "~/lib/logger.server";

const LOOK_EVERY_MS = 5_000;

/** @returns what gives each response of a copy its age in seconds, by when the original's worker was last seen in it */
export function watchCopyAge(db: Database): (response: ServerResponse) => void {
  let seenAt: number | undefined;
  void (async () => {
    for (;;) {
      const state = await workerState(db, new Date()).catch((error: unknown) => {
        logger.warn("The age of the copy is not known", { error });
      });
      seenAt = state?.seenAt ? Date.parse(state.seenAt) : undefined;
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
  })();
  return (response) => {
    if (seenAt === undefined) return;
    response.setHeader("Copy-Age", Math.max(0, Math.round((Date.now() - seenAt) / 1_000)));
  };
}
