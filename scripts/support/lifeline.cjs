/**
 * Loaded with `node --require` into the processes the launchers start. They hold a channel to their parent; when the
 * parent is gone, even by kill -9, the channel closes and they leave as if they had been told to. A process that
 * somebody else started on a launcher's behalf has no channel, and looks whether its parent is still there.
 */
const LAST_CHANCE_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

function leave() {
  setTimeout(() => process.exit(1), LAST_CHANCE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}

if (process.channel) {
  process.once("disconnect", leave);
  // The listener alone would keep a process running that has nothing left to do.
  process.channel.unref();
} else {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    leave();
  }, LOOK_EVERY_MS).unref();
}
