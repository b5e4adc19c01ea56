import { readdirSync, readFileSync } from "node:fs";
import { childProcesses } from "../../tests/support/child-processes";

export interface TreeMemory {
  supervisor: number;
  web: number;
  worker: number;
  /** What the worker has started, such as a backup, together. */
  programs: number;
}

function memoryFigure(pid: number, name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kibibytes = Number.NaN] = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status) ?? [];
  return Number(kibibytes) / 1024;
}

/** Resident memory in MiB, as `ps` and container engines count it. */
export const residentOf = (pid: number) => memoryFigure(pid, "VmRSS");

function ifRuns(pid: number): number {
  try {
    return residentOf(pid);
  } catch {
    return 0;
  }
}

/** The most that it ever was. */
export const mostResidentOf = (pid: number) => memoryFigure(pid, "VmHWM");

/** Time that a process and all its threads have run, in milliseconds. Linux only. */
export function cpuMsOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const ran = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return ran.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/**
 * What each process of a site holds, in MiB. Linux only: it reads /proc.
 *
 * @param supervisor the process id of `scripts/start.mjs`, which the supervisor goes on with
 * @returns NaN for a child that does not run
 */
export function memoryOf(supervisor: number): TreeMemory {
  const children = childProcesses(supervisor);
  const child = (part: string) => children.find(({ command }) => command.includes(part))?.pid;
  const resident = (pid: number | undefined) => (pid === undefined ? Number.NaN : residentOf(pid));
  const worker = child("scripts/worker.cjs");
  return {
    supervisor: residentOf(supervisor),
    web: resident(child("remix-run/serve")),
    worker: resident(worker),
    programs:
      worker === undefined ? 0 : childProcesses(worker).reduce((sum, { pid }) => sum + ifRuns(pid), 0),
  };
}
