import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

export interface FailingDisk {
  directory: string;
  /** As Linux does after an error of the device: also for files that are open. */
  makeReadOnly: () => void;
  /** Also makes it writable again. No file of it may be open. */
  remount: () => void;
  unmount: () => void;
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: "pipe", encoding: "utf8" });

/** Mounts an ext4 file system in a file, which needs root. @throws where that is not allowed, for then nothing is tested */
export function mountFailingDisk(megabytes: number): FailingDisk {
  const folder = mkdtempSync(join(tmpdir(), "failing-disk-"));
  const image = join(folder, "image");
  const mountPoint = mkdtempSync(join(folder, "mounted-"));
  run("truncate", "--size", `${megabytes}M`, image);
  run("mkfs.ext4", "-q", image);
  const mount = () => run("mount", "-o", "loop,errors=remount-ro", image, mountPoint);
  mount();
  return {
    directory: mkdtempSync(join(mountPoint, "site-")),
    makeReadOnly: () => {
      const device = basename(run("findmnt", "-no", "SOURCE", mountPoint).trim());
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, "1");
    },
    remount: () => {
      run("umount", mountPoint);
      // Repairs the error that was recorded; its exit code then is 1.
      execFileSync("sh", ["-c", `e2fsck -fy ${image} || [ $? -le 1 ]`], { stdio: "pipe" });
      mount();
    },
    unmount: () => {
      run("umount", mountPoint);
      rmSync(folder, { recursive: true });
    },
  };
}
