import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
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
