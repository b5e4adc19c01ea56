import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { projectRoot } from "../../tests/support/program";
import { waitFor } from "../../tests/support/wait-for";
import type { Measure } from "./measures";

const file = join(projectRoot, "build/bench/loop.json");
const preload = join(projectRoot, "bench/support/watch-loop.mjs");

/** Has a server watch its own loop. */
export const watchedEnv = { NODE_OPTIONS: `--import ${preload}`, WATCH_LOOP_FILE: file };

const sampleSchema = z.object({
  /** The longest stretch of work, in milliseconds of the processor. */
  worked: z.number(),
  /** The longest that the loop was held, by the clock, and how long the thread waited for a processor meanwhile. */
  held: z.number(),
  waited: z.number(),
  /** What the process takes now and took at most, in MB. */
  rss: z.number(),
  peak: z.number(),
});

export type LoopSample = z.infer<typeof sampleSchema>;

/** What a watched server's loop did since it was asked for the last time. */
export async function readLoop(pid: number): Promise<LoopSample> {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  return await waitFor(
    "the sample of the event loop",
    () => existsSync(file) && sampleSchema.parse(JSON.parse(readFileSync(file, "utf8"))),
  );
}

/**
 * The goal is about the server's own work: what else runs on the machine holds the loop for half a second that has worked for 4 ms
 * (docs/decisions/database-access.md).
 */
export const loopMeasures = (atMost: number): Measure<{ loop: LoopSample; homeP99: number }>[] => [
  { title: "loop at work ms", of: ({ loop }) => loop.worked, atMost },
  { title: "held ms", of: ({ loop }) => loop.held },
  { title: "of it without CPU", of: ({ loop }) => loop.waited },
  { title: "home p99 ms", of: ({ homeP99 }) => homeP99 },
];

/** Twice what the server waits after its start before it renders all public pages. */
const REST_MS = 2_000;
/** A page takes more. */
const RESTING_MS = 10;

/** Waits until a watched server does nothing any more, and not for want of a processor. */
export async function untilResting(pid: number): Promise<void> {
  await waitFor("a server at rest", async () => {
    await readLoop(pid);
    await setTimeout(REST_MS);
    const { worked, held } = await readLoop(pid);
    return worked < RESTING_MS && held < REST_MS / 2;
  });
}
