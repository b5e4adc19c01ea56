import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The first visitors come first. */
const START_MS = 1_000;

/** Renders one page after the other. Each is followed by a pause of its own length at least, for visitors' requests. */
export async function warmUp(
  server: Server,
  targets: readonly string[],
  prepare: (target: string) => Promise<void>,
): Promise<void> {
  await wait(START_MS, undefined, { ref: false });
  for (const target of targets) {
    if (!server.listening) return;
    const start = Date.now();
    await prepare(target);
    await wait(Math.max(20, Date.now() - start), undefined, { ref: false });
  }
}
