import { spawnSync } from "node:child_process";
import { isRoot } from "./debian-packages.mjs";

/** Where the image is mounted, in a mount namespace of its own: an empty folder of the file system's standard. */
const MOUNT_POINT = "/srv";

/** $1 the image's folder, $2 the user's id; then the folder to run in, the program and its arguments. */
const SCRIPT = `
image=$1 uid=$2 workdir=$3
shift 3
mount --bind "$image" ${MOUNT_POINT}
mount --bind "$image/data" ${MOUNT_POINT}/data
mount -t tmpfs -o ro tmpfs /tmp
while read -r _ _ _ _ point _; do
  case $point in
    ${MOUNT_POINT}/data | /proc | /proc/* | /sys | /sys/* | /dev | /dev/* | /tmp | /tmp/*) ;;
    *) mount -o remount,bind,ro "$point" ;;
  esac
done </proc/self/mountinfo
# Of others, /dev/shm can be written to.
mount -t tmpfs -o ro tmpfs /dev/shm
cd "$workdir"
for folder in "$workdir" /tmp /var/tmp /dev/shm /; do
  if touch "$folder/written" 2>/dev/null; then
    echo "$folder can be written to" >&2
    exit 1
  fi
done
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"`;

/** Whether this machine can run a program whose every folder but its data is read-only, /tmp too. */
export const canMount = () =>
  isRoot() &&
  spawnSync("unshare", ["--mount", "true"]).status === 0 &&
  spawnSync("setpriv", ["--version"]).error === undefined;

/**
 * The command line and environment that run a program of the image with a read-only root.
 *
 * @param {{ folder: string, workdir: string, env: NodeJS.ProcessEnv }} image
 * @param {number} uid
 * @param {string[]} command
 */
export function withReadOnlyRoot({ folder, workdir, env }, uid, command) {
  /** @param {string} text */
  const mounted = (text) => text.replaceAll(folder, MOUNT_POINT);
  const args = [folder, String(uid), mounted(workdir), ...command.map(mounted)];
  return {
    program: "unshare",
    args: ["--mount", "sh", "-euc", SCRIPT, "sh", ...args],
    env: Object.fromEntries(Object.entries(env).map(([name, value = ""]) => [name, mounted(value)])),
  };
}
