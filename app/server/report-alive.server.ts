import type { Server } from "node:http";

const EVERY_MS = 2_000;

/**
 * Tells the supervisor, if one has started this process, that the process works (decision 80): the web server with
 * SIGUSR1, the worker with SIGUSR2. No other process is ever signalled, even when its id is the supervisor's of before.
 */
export function signalSupervisor(signal: "SIGUSR1" | "SIGUSR2"): void {
  const supervisor = process.ppid;
  if (String(supervisor) !== process.env.SUPERVISOR_PID) return;
  try {
    process.kill(supervisor, signal);
  } catch {
    // It has just ended, and this process ends for that reason anyway.
  }
}

/** Tells the supervisor that the server listens and its event loop goes round. */
export function reportAlive(server: Server): void {
  const report = () => signalSupervisor("SIGUSR1");
  server.once("listening", () => {
    report();
    const timer = setInterval(report, EVERY_MS).unref();
    server.once("close", () => clearInterval(timer));
  });
}
