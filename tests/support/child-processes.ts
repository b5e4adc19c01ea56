import { readFileSync } from "node:fs";

export interface ChildProcessInfo {
  pid: number;
  /** Its program and arguments, separated by NUL. */
  command: string;
}

/** The children of a process, without those that end meanwhile. Linux only: it reads /proc. */
export function childProcesses(pid: number): ChildProcessInfo[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .flatMap((id) => {
      try {
        return [{ pid: Number(id), command: readFileSync(`/proc/${id}/cmdline`, "utf8") }];
      } catch {
        return [];
      }
    });
}
