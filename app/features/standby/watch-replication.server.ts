import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { configPath, readPosition } from "./litestream.server";
import { parseFigures, ReplicationLag } from "./replication-lag";

const LOOK_EVERY_MS = 5_000;
const REQUEST_MS = 4_000;

export interface Replication {
  /** Litestream answered when it was last asked. */
  runs: boolean;
  lagMs: number;
}

let watched: (() => Replication) | undefined;

/** As this process knows it, undefined where nothing is replicated. */
export const replicationState = (): Replication | undefined => watched?.();

/** Asks Litestream on this machine, at the address that `litestream.yml` gives it, for as long as the process lives. */
export function watchReplication({
  replica,
  DATABASE_PATH,
}: Pick<Environment, "replica" | "DATABASE_PATH">): void {
  if (!replica) return;
  const lag = new ReplicationLag(performance.now());
  let runs = false;
  watched = () => ({ runs, lagMs: lag.ms(performance.now()) });

  async function look(): Promise<void> {
    const [, address] = /^addr: "(.+)"$/m.exec(await readFile(configPath(DATABASE_PATH), "utf8")) ?? [];
    const response = await fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(REQUEST_MS) });
    const figures = parseFigures(await response.text());
    lag.note({ ...figures, read: await readPosition(DATABASE_PATH) }, performance.now());
  }

  void (async () => {
    for (;;) {
      runs = await look().then(
        () => true,
        () => false,
      );
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
  })();
}

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
