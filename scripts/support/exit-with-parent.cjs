/**
 * Loaded with `node --require` into a process that has to end with its parent, even after SIGKILL, and with the process
 * whose id is in EXIT_WITH_PARENT, if any: once a second it checks whether both are there, and otherwise sends itself
 * SIGTERM. The variable is removed, because it does not apply to child processes.
 */
const GRACE_MS = 5_000;
const CHECK_EVERY_MS = 1_000;

const parent = process.ppid;
const ancestor = Number(process.env.EXIT_WITH_PARENT || parent);
delete process.env.EXIT_WITH_PARENT;

function isThere() {
  try {
    return process.ppid === parent && process.kill(ancestor, 0);
  } catch {
    return false;
  }
}

const timer = setInterval(() => {
  if (isThere()) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}, CHECK_EVERY_MS).unref();
