import type { Server } from "node:http";

const EVERY_MS = 2_000;

/**
 * Liveness signal to the supervisor that started this process, if any (docs/decisions/processes.md): SIGUSR1 from
 * the web server, SIGUSR2 from the worker. Never signals a process that reuses the supervisor's former id.
 */
export function signalSupervisor(signal: "SIGUSR1" | "SIGUSR2"): void {
  const supervisor = process.ppid;
  if (String(supervisor) !== process.env.SUPERVISOR_PID) return;
  try {
    process.kill(supervisor, signal);
  } catch {
    // The supervisor has ended; so will this process.
  }
}

/** Listening, event loop not blocked. */
export function reportAlive(server: Server): void {
  const report = () => signalSupervisor("SIGUSR1");
  server.once("listening", () => {
    report();
    const timer = setInterval(report, EVERY_MS).unref();
    server.once("close", () => clearInterval(timer));
  });
}
