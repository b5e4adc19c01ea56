/**
 * Loaded with `node --require` into a process that has to end with its parent, even after SIGKILL: once a second it
 * checks whether its parent still has the id in EXIT_WITH_PARENT (default: the parent at the start), and otherwise sends
 * itself SIGTERM. The variable is removed, because it does not apply to child processes.
 */
const GRACE_MS = 5_000;
const CHECK_EVERY_MS = 1_000;

const parent = Number(process.env.EXIT_WITH_PARENT || process.ppid);
delete process.env.EXIT_WITH_PARENT;

const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}, CHECK_EVERY_MS).unref();
