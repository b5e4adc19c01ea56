/**
 * Loaded with `node --require` into a process that has to end with its parent, even when that is killed by kill -9:
 * once a second it looks whether its parent is still the one named by EXIT_WITH_PARENT, and leaves as if it had been
 * told to. The variable is meant for this process alone. Without it, the parent is the one there was at the start.
 */
const LAST_CHANCE_MS = 5_000;
const CHECK_EVERY_MS = 1_000;

const parent = Number(process.env.EXIT_WITH_PARENT || process.ppid);
delete process.env.EXIT_WITH_PARENT;

const looking = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(looking);
  setTimeout(() => process.exit(1), LAST_CHANCE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}, CHECK_EVERY_MS).unref();
