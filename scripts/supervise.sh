#!/bin/sh
# Runs the web server and the worker, and Litestream where it replicates the database, until it is told to stop. `start.mjs`
# puts it in its own place and sets SITE_*.
# POSIX shell, because it stays in memory for as long as the site runs (docs/decisions/processes.md).
#
# A copy of this shell looks after each of the others, so that each waits for one process and has nothing to do until that
# ends.
set -uf

node=$SITE_NODE web_arguments=$SITE_WEB worker_arguments=$SITE_WORKER
replicator=${SITE_REPLICATOR-} replicator_config=${SITE_REPLICATOR_CONFIG-}
web_hangs=${SITE_HANG_SECONDS:-35} worker_hangs=${SITE_HANG_SECONDS:-65}
parent=${EXIT_WITH_PARENT-}
lock=${SITE_LOCK-} in_use=${SITE_IN_USE-}
unset SITE_NODE SITE_WEB SITE_WORKER SITE_REPLICATOR SITE_REPLICATOR_CONFIG SITE_HANG_SECONDS SITE_LOCK SITE_IN_USE
export EXIT_WITH_PARENT=$$ EXIT_WHEN_HUNG

# How long a process may take to end when told to.
stop_grace=4
# A signal's number and 128: SIGALRM ends a process that hangs (support/exit-when-hung.cjs).
hung=142

# A session of its own shields a process that is sending mails from the terminal's Ctrl-C and hang-up.
detach=
command -v setsid >/dev/null && detach=setsid

worker='' copier='' child='' killer='' stopping='' interrupted='' status=0
trap stop TERM INT HUP
# A copy has failed.
trap 'status=1; stop' USR1
# A reader of the output that is gone must not end the site.
trap '' PIPE

say() { printf '%s\n' "$1" >&2; }

# Held until this shell ends, in whatever way: its copies close file descriptor 9 themselves, since a redirection for a
# function would keep a duplicate.
if [ -n "$lock" ] && command -v flock >/dev/null; then
  exec 9>>"$lock"
  flock -n 9 || { say "$in_use"; exit 1; }
fi

# Ends the child, after some seconds by force; `wait_for_child` returns when it has ended.
stop() {
  interrupted=1
  [ -z "$stopping" ] || return
  stopping=1
  [ -z "$worker" ] || kill -s TERM "$worker" 2>/dev/null
  end_child
}

end_child() {
  [ -n "$child" ] && [ -z "$killer" ] || return
  kill -s TERM "$child" 2>/dev/null
  # Without output of its own: whoever reads the site's would wait for it.
  { exec 9>&-; sleep "$stop_grace"; kill -s KILL "$child"; } >/dev/null 2>&1 &
  killer=$!
}

# Starts "$@" as the child. A signal may come at any moment, also before the shell knows the child.
start() {
  child='' killer=''
  "$@" </dev/null 9>&- &
  child=$!
  [ -z "$stopping" ] || end_child
}

# Sets `code` to the child's exit code. A signal to this shell interrupts its wait.
wait_for_child() {
  while
    interrupted=''
    wait "$child" 2>/dev/null
    code=$?
    [ -n "$interrupted" ]
  do :; done
  child=''
  [ -z "$killer" ] || { kill "$killer" && wait "$killer"; } 2>/dev/null
}

# Runs the rest of its arguments as a process called $1, which hangs after $2 seconds, until this shell is told to stop, or
# it ends and $3 says that it is not started again. Each pause is twice the last, up to a minute; after a life of a minute
# it is a second.
keep_running() {
  name=$1 EXIT_WHEN_HUNG=$2 restarted=$3 pause=0
  shift 3
  until [ -n "$stopping" ]; do
    started=$(date +%s)
    start $detach "$@"
    wait_for_child
    # Nobody is left to stop the copy when this shell was killed.
    [ -z "$stopping" ] && kill -0 $$ 2>/dev/null || return
    ended="ended with code $code"
    [ "$code" -ne "$hung" ] || ended='hung'
    if [ "$restarted" = 'when it hung' ] && [ "$code" -ne "$hung" ]; then
      say "$name $ended; everything stops."
      status=$code
      [ "$code" -gt 0 ] && [ "$code" -lt 127 ] || status=1
      return
    fi
    pause=$((pause * 2))
    [ "$pause" -le 60 ] || pause=60
    [ "$pause" -gt 0 ] && [ $(($(date +%s) - started)) -le 60 ] || pause=1
    say "$name $ended; it is started again in $pause s."
    start sleep "$pause"
    wait_for_child
  done
}

# The same of a program of the site's own: $4 has its arguments.
keep_program() {
  keep_running "$1" "$2" "$3" "$node" --require ./scripts/support/exit-with-parent.cjs \
    --require ./scripts/support/exit-when-hung.cjs $4
}

# A copy of a shell has none of its traps.
keep_worker() {
  exec 9>&-
  trap stop TERM INT HUP
  trap '[ -n "$stopping" ] || kill -s USR1 $$ 2>/dev/null' EXIT
  keep_program 'The worker' "$worker_hangs" always "$worker_arguments"
}
keep_worker &
worker=$!

# Litestream ends with the process that it runs, which ends with this shell. A terminal's Ctrl-C is for the others: it
# sends what they have written last.
keep_replicator() {
  exec 9>&-
  trap '' INT HUP
  trap stop TERM
  trap '[ -n "$stopping" ] || kill -s USR1 $$ 2>/dev/null' EXIT
  keep_running 'Litestream' 0 always "$replicator" replicate -config "$replicator_config" \
    -exec "sh -c 'exec >/dev/null 2>&1; while kill -0 $$; do sleep 1; done'"
}
[ -z "$replicator" ] || {
  keep_replicator &
  copier=$!
}

stop_with_parent() {
  exec 9>&-
  while kill -0 "$parent" && kill -0 $$; do sleep 1; done
  kill -s TERM $$
}
[ -z "$parent" ] || stop_with_parent >/dev/null 2>&1 &

keep_program 'The web server' "$web_hangs" 'when it hung' "$web_arguments"
stop
kill -s TERM "$worker" 2>/dev/null
child=$worker
wait_for_child
[ -z "$copier" ] || {
  kill -s TERM "$copier" 2>/dev/null
  child=$copier
  wait_for_child
}
exit "$status"
