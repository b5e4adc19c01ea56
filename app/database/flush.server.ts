import { closeSync, fsyncSync, openSync } from "node:fs";

/** fsync(2) of a file, or of a folder so that what was renamed in it survives a power cut. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
