/**
 * Loaded with `node --require` by the supervisor: ends the process when its event loop has not turned for as many seconds as
 * EXIT_WHEN_HUNG says (docs/decisions/processes.md). The variable is removed, because it does not apply to child processes.
 */
const { spawn } = require("node:child_process");

const EVERY_MS = 1_000;

/**
 * A shell beside the process, with a third of the memory of a thread. Each turn of the loop sends it SIGCONT, which does nothing
 * to a shell that has not got to its trap yet. Seconds are counted, not read from a clock: a machine that was suspended has
 * not been still, and neither has a process that somebody stopped. No program listens for SIGALRM, so the system ends the
 * process, whatever its main thread does.
 */
const WATCH = `
still=0
trap 'still=0' CONT
while sleep 1 && kill -0 "$1"; do
  still=$((still + 1)) state=
  read -r _ _ state _ <"/proc/$1/stat"
  case $state in [Tt]) still=0 ;; esac
  [ "$still" -lt "$2" ] || kill -s ALRM "$1"
done`;

const seconds = process.env.EXIT_WHEN_HUNG;
delete process.env.EXIT_WHEN_HUNG;

function watch() {
  const args = ["-c", WATCH, "exit-when-hung", String(process.pid), String(seconds)];
  const watcher = spawn("sh", args, { stdio: "ignore" });
  watcher.unref();
  // The next second tries again.
  return watcher.on("error", () => undefined);
}

let watcher = watch();
setInterval(() => {
  if (!watcher.kill("SIGCONT")) watcher = watch();
}, EVERY_MS).unref();
