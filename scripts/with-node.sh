#!/bin/sh
# Runs a command with a Node the project supports first on the PATH: the machine's own, or one fetched through npm.
set -e
node=$(node "$(dirname "$0")/support/find-node.mjs")
PATH="$(dirname "$node"):$PATH"
export PATH
exec "$@"
