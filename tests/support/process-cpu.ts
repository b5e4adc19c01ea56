import { readFileSync } from "node:fs";

/**
 * Of the processor, for one answer: what `npm run test:hostile` holds on a quiet machine. On a busy one everything costs
 * up to three times as much, and what `npm test` looks for costs seconds.
 */
export const MOST_ANSWER_MS = process.env.HOSTILE_REQUESTS === undefined ? 750 : 250;

/** Linux counts a process's time in hundredths of a second. */
const MS_A_TICK = 10;

/** The processor time that a process has used so far, in milliseconds. Linux only: it reads /proc. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = Number.NaN, system = Number.NaN] = fields.slice(11, 13).map(Number);
  return (user + system) * MS_A_TICK;
}

/**
 * The least processor time a process takes for what is done, in several tries: what else it does meanwhile counts with
 * it. Stops at the first try within the bound.
 */
export async function leastCpuMs(pid: number, mostMs: number, run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && least > mostMs; attempt += 1) {
    const before = cpuMs(pid);
    await run();
    least = Math.min(least, cpuMs(pid) - before);
  }
  return least;
}
