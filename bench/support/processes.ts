import { readFileSync } from "node:fs";

export interface TreeMemory {
  supervisor: number;
  web: number;
  worker: number;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Resident memory in MiB, as `ps` and container engines count it. */
function residentOf(pid: number): number {
  const [, kibibytes = Number.NaN] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

/**
 * What each process of a site holds, in MiB. Linux only: it reads /proc.
 *
 * @param supervisor the process id of `scripts/start.mjs`; NaN for a child that does not run
 */
export function memoryOf(supervisor: number): TreeMemory {
  const children = childrenOf(supervisor);
  const child = (part: string) => {
    const pid = children.find((id) => readFileSync(`/proc/${id}/cmdline`, "utf8").includes(part));
    return pid === undefined ? Number.NaN : residentOf(pid);
  };
  return {
    supervisor: residentOf(supervisor),
    web: child("remix-run/serve"),
    worker: child("scripts/worker.cjs"),
  };
}
