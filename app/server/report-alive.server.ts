import type { Server } from "node:http";

const EVERY_MS = 2_000;

/**
 * Liveness signal to the supervisor, if one has started this process (decision 80): SIGUSR1 from the web server, SIGUSR2
 * from the worker. No other process is ever signalled, even when it has the supervisor's former id.
 */
export function signalSupervisor(signal: "SIGUSR1" | "SIGUSR2"): void {
  const supervisor = process.ppid;
  if (String(supervisor) !== process.env.SUPERVISOR_PID) return;
  try {
    process.kill(supervisor, signal);
  } catch {
    // The supervisor has just ended, and this process ends with it.
  }
}

/** Reports that the server listens and its event loop is not blocked. */
export function reportAlive(server: Server): void {
  const report = () => signalSupervisor("SIGUSR1");
  server.once("listening", () => {
    report();
    const timer = setInterval(report, EVERY_MS).unref();
    server.once("close", () => clearInterval(timer));
  });
}
