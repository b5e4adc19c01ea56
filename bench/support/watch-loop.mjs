/**
 * Loaded into a server before its own code. At SIGUSR2 it writes to a file what its event loop did since the last time: the
 * longest work, the longest time that it was held, by work or by a machine that had no processor free, and the most memory.
 * In between it writes nothing, for a busy disk would hold the loop.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";

const file = process.env.WATCH_LOOP_FILE;
const EVERY_MS = 5;

/** In milliseconds: the processor's time of the main thread, and for how long Linux let it wait for a processor. */
function look() {
  const { user, system } = process.threadCpuUsage();
  const [, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8")
    .split(" ")
    .map(Number);
  return { at: performance.now(), ran: (user + system) / 1e3, waited: waited / 1e6 };
}

if (file) {
  const nothing = { worked: 0, held: 0, waited: 0, rss: 0, peak: 0 };
  let most = { ...nothing };
  let last = look();
  const note = () => {
    const now = look();
    const rss = process.memoryUsage.rss() / 1e6;
    const held = now.at - last.at - EVERY_MS;
    if (held > most.held) most = { ...most, held, waited: now.waited - last.waited };
    most = {
      ...most,
      worked: Math.max(most.worked, now.ran - last.ran),
      rss,
      peak: Math.max(most.peak, rss),
    };
    last = now;
  };
  setInterval(note, EVERY_MS).unref();
  process.on("SIGUSR2", () => {
    note();
    writeFileSync(`${file}.new`, JSON.stringify(most));
    renameSync(`${file}.new`, file);
    most = { ...nothing };
    last = look();
  });
}
