#!/bin/sh
# Runs the web server and the worker until it is told to stop. `start.mjs` puts it in its own place and sets SITE_*.
# POSIX shell, because it stays in memory for as long as the site runs (docs/decisions/processes.md).
#
# Times are counted in sleeps, not read from a clock: a supervisor that was suspended together with its processes finds
# no silence behind it. A sleep costs a millisecond of the processor, so most are long, and no loop starts anything else.
set -uf

node=$SITE_NODE address=$SITE_ADDRESS web_arguments=$SITE_WEB worker_arguments=$SITE_WORKER
check_seconds=$SITE_CHECK_SECONDS parent=${EXIT_WITH_PARENT-}
unset SITE_NODE SITE_ADDRESS SITE_WEB SITE_WORKER SITE_CHECK_SECONDS
export EXIT_WITH_PARENT=$$ SUPERVISOR_PID=$$

# How long either may be silent. The web server reports every 2 s, the worker every 15 s.
start_seconds=60
web_seconds=$((check_seconds * 6))
worker_seconds=$((check_seconds * 12))
# How long a process may take to end when told to; one that hangs may only be slow, and finish what it has in hand.
stop_grace=4
hanging_grace=5

# A session of its own shields a process that is sending mails from the terminal's Ctrl-C and hang-up.
detach=
command -v setsid >/dev/null && detach=setsid

stopping='' woken='' web_reported='' worker_reported='' sleeping=''
web='' web_listens='' web_hangs='' web_silent=0 web_lived=0 web_pause=0 web_wait=0
worker='' worker_hangs='' worker_silent=0 worker_lived=0 worker_pause=0 worker_wait=0

trap 'woken=1 stopping=1' TERM INT HUP
trap 'woken=1 web_reported=1' USR1
trap 'woken=1 worker_reported=1' USR2
# Bash, which may lose a child when this signal interrupts its wait, notices an end at the next report or sleep's end.
[ -n "${BASH_VERSION-}" ] || trap 'woken=1' CHLD
# A reader of the output that is gone must not end the site.
trap '' PIPE
trap end_sleep EXIT

say() { printf '%s\n' "$1" >&2; }

# Sets `state` and `ppid` of process $1, or fails.
read_process() {
  { read -r line <"/proc/$1/stat"; } 2>/dev/null || return
  # The program's name, in parentheses, may contain anything.
  set -- ${line##*) }
  state=$1 ppid=$2
}

# Whether process $1 is a child of this one that has not ended. A process id that something else has by now is not.
if read_process $$; then
  is_running() { [ -n "$1" ] && read_process "$1" && [ "$ppid" = $$ ] && [ "$state" != Z ]; }
  lost_parent() { read_process $$ && [ "$ppid" != "$parent" ]; }
else
  is_running() { [ -n "$1" ] && kill -0 "$1" 2>/dev/null; }
  lost_parent() { ! kill -0 "$parent" 2>/dev/null; }
fi

signal() { ! is_running "$2" || kill -s "$1" "$2" 2>/dev/null; }

# Sets `result` to the exit code of child $1, or to something above 128 when a signal came first.
wait_for() {
  result=0
  wait "$1" 2>/dev/null || result=$?
}

# Starts "$@" in the background and sets `started`, empty where the system has no process left: `command eval` because
# a shell that cannot fork would otherwise exit.
start() {
  started=''
  command eval 'exec "$@" </dev/null & started=$!'
}

start_node() { start $detach $environment "$node" --require ./scripts/support/exit-with-parent.cjs "$@"; }

start_web() {
  web_reported='' web_listens='' web_hangs='' web_silent=0 web_lived=0
  environment=''
  start_node $web_arguments
  web=${started:-none}
}

start_worker() {
  worker_reported='' worker_hangs='' worker_silent=0 worker_lived=0
  # Its threads allocate little: with one arena glibc's malloc takes 3 MB less.
  environment='env MALLOC_ARENA_MAX=1'
  start_node $worker_arguments
  worker=${started:-none}
}

# Waits until `passed` seconds have passed, or something has happened, and `passed` is 0.
next_event() {
  passed=0
  if [ -z "$sleeping" ]; then
    seconds=$check_seconds
    [ -n "$web" ] && [ -n "$worker" ] && [ -z "$web_hangs$worker_hangs$stopping" ] || seconds=1
    start sleep "$seconds"
    sleeping=$started
  fi
  result=126
  [ -z "$sleeping" ] || wait_for "$sleeping"
  is_running "$sleeping" && return
  sleeping='' passed=$seconds
  [ "$result" -eq 126 ] || return
  # No sleep can be run at the moment: the processes' reports say how time passes.
  for child in $web $worker; do
    if is_running "$child"; then
      wait_for "$child"
      return
    fi
  done
}

# Restarts waiting, because the next deadline may be sooner.
end_sleep() {
  passed=0
  [ -n "$sleeping" ] || return
  signal KILL "$sleeping"
  collect "$sleeping"
  sleeping=''
}

# Sets `code` to the exit code of process $1, which has ended: 1 when a signal has ended it or the shell has lost it, as
# Bash may when a signal comes just then.
collect() {
  result=127
  for attempt in 1 2 3; do
    woken=''
    [ "$1" = none ] || wait_for "$1"
    [ "$result" -gt 128 ] && [ -n "$woken" ] || break
  done
  code=$result
  [ "$code" -ge 0 ] && [ "$code" -lt 127 ] || code=1
}

# Ends both, politely at first, after some seconds by force; then this process, with code $1.
stop() {
  signal TERM "$web"
  signal TERM "$worker"
  stopping=1 waited=0
  end_sleep
  while is_running "$web" || is_running "$worker"; do
    next_event
    waited=$((waited + passed))
    end_by_force "$web" "$web_hangs"
    end_by_force "$worker" "$worker_hangs"
  done
  # One that has ended stays in the system's list of processes until somebody waits for it.
  for child in $web $worker; do
    collect "$child"
  done
  exit "$1"
}

# Ends process $1, which was told to stop, when its time is over: sooner where it hung $2 seconds before that.
end_by_force() {
  if [ "$waited" -ge "$stop_grace" ] || [ $((${2:-"-$stop_grace"} + waited)) -ge "$hanging_grace" ]; then
    signal KILL "$1"
  fi
}

# Sets `pause` to the seconds until the next start: twice the last, $1, up to a minute; one after a life of $2 > 60.
back_off() {
  pause=$(($1 * 2))
  [ "$pause" -le 60 ] || pause=60
  [ "$1" -gt 0 ] && [ "$2" -le 60 ] || pause=1
}

web_ended() {
  collect "$web"
  web=''
  if [ -z "$web_hangs" ]; then
    say "The web server ended with code $code; everything stops."
    [ "$code" -gt 0 ] || code=1
    stop "$code"
  fi
  back_off "$web_pause" "$web_lived"
  web_pause=$pause web_wait=$pause
  say "The web server is started again in $pause s."
  end_sleep
}

worker_ended() {
  collect "$worker"
  worker=''
  back_off "$worker_pause" "$worker_lived"
  worker_pause=$pause worker_wait=$pause
  say "The worker ended with code $code; it is started again in $pause s."
  end_sleep
}

take_reports() {
  if [ -n "$web_reported" ]; then
    web_reported='' web_silent=0
    [ -n "$web_listens" ] || printf 'The site listens on %s\n' "$address"
    web_listens=1
  fi
  [ -z "$worker_reported" ] || worker_reported='' worker_silent=0
}

# Counts the seconds that have passed: of a pause, of the grace of a process that hangs, or of silence.
count_web() {
  if [ -z "$web" ]; then
    web_wait=$((web_wait - passed))
    [ "$web_wait" -gt 0 ] || start_web
    return
  fi
  web_lived=$((web_lived + passed)) web_silent=$((web_silent + passed))
  if [ -n "$web_hangs" ]; then
    web_hangs=$((web_hangs + passed))
    [ "$web_hangs" -lt "$hanging_grace" ] || signal KILL "$web"
    return
  fi
  limit=$web_seconds
  [ -n "$web_listens" ] || limit=$start_seconds
  [ "$web_silent" -ge "$limit" ] || return
  web_hangs=0
  say "The web server hangs; it is ended."
  signal TERM "$web"
}

count_worker() {
  if [ -z "$worker" ]; then
    worker_wait=$((worker_wait - passed))
    [ "$worker_wait" -gt 0 ] || start_worker
    return
  fi
  worker_lived=$((worker_lived + passed)) worker_silent=$((worker_silent + passed))
  if [ -n "$worker_hangs" ]; then
    worker_hangs=$((worker_hangs + passed))
    [ "$worker_hangs" -lt "$hanging_grace" ] || signal KILL "$worker"
    return
  fi
  [ "$worker_silent" -ge "$worker_seconds" ] || return
  worker_hangs=0
  say "The worker hangs; it is ended."
  signal TERM "$worker"
}

start_web
start_worker
while
  next_event
  [ -z "$stopping" ] && { [ -z "$parent" ] || ! lost_parent; }
do
  take_reports
  [ -z "$web" ] || is_running "$web" || web_ended
  [ -z "$worker" ] || is_running "$worker" || worker_ended
  [ "$passed" -eq 0 ] && continue
  count_web
  count_worker
done
stop 0
