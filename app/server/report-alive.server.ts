import type { Server } from "node:http";

const EVERY_MS = 2_000;

/**
 * Tells the supervisor, over the channel it has started this process with, that the server listens and its event loop
 * goes round (decision 80). Without such a channel it does nothing.
 */
export function reportAlive(server: Server): void {
  if (!process.send) return;
  // The callback takes the error of a channel that has just closed; the process ends for that reason anyway.
  const report = () => process.connected && process.send?.("alive", undefined, undefined, () => undefined);
  server.once("listening", () => {
    report();
    const timer = setInterval(report, EVERY_MS).unref();
    server.once("close", () => clearInterval(timer));
  });
}
