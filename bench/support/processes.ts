import { readdirSync, readFileSync } from "node:fs";
import { childProcesses } from "../../tests/support/child-processes";

export interface TreeMemory {
  supervisor: number;
  /** With the shell that watches it. */
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

/** One that has ended, and whose parent has not asked yet, has no memory. */
function ifRuns(pid: number): number {
  try {
    return residentOf(pid) || 0;
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

export interface MachineTime {
  used: number;
  stolen: number;
}

/** Time that all processors have worked, and that the host gave to other machines meanwhile. Linux only. */
export function machineTime(): MachineTime {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { used: user + nice + system + irq + softirq, stolen };
}

/** The part of the time asked for since then, from 0 to 1, that this machine was not given. */
export function stolenSince(before: MachineTime): number {
  const now = machineTime();
  const stolen = now.stolen - before.stolen;
  return stolen / Math.max(1, now.used - before.used + stolen);
}

/** Files and connections that a site's two processes hold open. @param supervisor as of `memoryOf` */
export function openFilesOf(supervisor: number): number {
  const programs = childProcesses(supervisor).filter(({ command }) =>
    ["remix-run/serve", "scripts/worker.cjs"].some((part) => command.includes(part)),
  );
  return programs.reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
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
  const shells = children.filter(({ command }) => command.includes("supervise.sh"));
  const [web, worker] = [child("remix-run/serve"), child("scripts/worker.cjs")];
  const started = (pid: number | undefined) =>
    pid === undefined ? 0 : childProcesses(pid).reduce((sum, one) => sum + ifRuns(one.pid), 0);
  return {
    supervisor: shells.reduce((sum, { pid }) => sum + ifRuns(pid), residentOf(supervisor)),
    web: resident(web) + started(web),
    worker: resident(worker),
    programs: started(worker),
  };
}
