/**
 * Loaded into a server before its own code: writes to a file how long its event loop was held, for how much of that it was
 * at work itself, and its memory. A machine that has no processor free holds it as well.
 */
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const file = process.env.WATCH_LOOP_FILE;
const RESOLUTION_MS = 5;
const EVERY_MS = 50;

if (file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let peak = 0;
  let worked = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    worked = Math.max(worked, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, RESOLUTION_MS).unref();
  setInterval(() => {
    const { rss } = process.memoryUsage();
    peak = Math.max(peak, rss);
    // What is counted is the time between two ticks, which is the resolution when nothing holds them up.
    const held = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    writeFileSync(`${file}.new`, JSON.stringify({ held, worked, rss: rss / 1e6, peak: peak / 1e6 }));
    renameSync(`${file}.new`, file);
  }, EVERY_MS).unref();
  process.on("SIGUSR2", () => {
    delay.reset();
    peak = 0;
    worked = 0;
  });
}
