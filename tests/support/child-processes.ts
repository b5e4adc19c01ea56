import { readFileSync } from "node:fs";

export interface ChildProcessInfo {
  pid: number;
  /** Its program and arguments, separated by NUL. */
  command: string;
}

/** The children of a process, and theirs, without those that end meanwhile. Linux only: it reads /proc. */
export function childProcesses(pid: number): ChildProcessInfo[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .flatMap((id) => {
      try {
        const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
        return [{ pid: Number(id), command }, ...childProcesses(Number(id))];
      } catch {
        return [];
      }
    });
}
