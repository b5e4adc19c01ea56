/**
 * Loaded with `node --import` into the processes the launchers start. They hold a channel to their parent; when the
 * parent is gone, even by kill -9, the channel closes and they leave as if they had been told to.
 */
const LAST_CHANCE_MS = 5_000;

process.once("disconnect", () => {
  setTimeout(() => process.exit(1), LAST_CHANCE_MS).unref();
  process.kill(process.pid, "SIGTERM");
});
// The listener alone would keep a process running that has nothing left to do.
process.channel?.unref();
