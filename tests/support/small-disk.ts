import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  /** A folder on it that is empty at first. */
  directory: string;
  /** Writes a file until not a byte is left. */
  fill: () => void;
  /** Removes that file. */
  empty: () => void;
  unmount: () => void;
}

/** Mounts a file system in memory, which needs root. @throws where that is not allowed, for then nothing is tested */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const mountPoint = mkdtempSync(join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", mountPoint], {
      stdio: "pipe",
    });
  } catch (cause) {
    rmdirSync(mountPoint);
    throw new Error("This test mounts a tmpfs of its own: run it as root with CAP_SYS_ADMIN.", { cause });
  }
  const filler = join(mountPoint, "filler");
  return {
    directory: mkdtempSync(join(mountPoint, "site-")),
    fill: () => {
      const file = openSync(filler, "a");
      try {
        for (const size of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(size, 1));
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      // At once also where a program that is just ending has a file open.
      execFileSync("umount", ["--lazy", mountPoint], { stdio: "pipe" });
      rmdirSync(mountPoint);
    },
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
