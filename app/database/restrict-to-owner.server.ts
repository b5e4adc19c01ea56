import { chmodSync, existsSync } from "node:fs";

/** SQLite copies the database's mode to the other two. */
const SUFFIXES = ["", "-wal", "-shm"];

/** Mode 600. @returns files whose mode may not be changed */
export function restrictToOwner(databasePath: string): string[] {
  const existing = SUFFIXES.map((suffix) => databasePath + suffix).filter((file) => existsSync(file));
  return existing.filter((file) => {
    try {
      chmodSync(file, 0o600);
      return false;
    } catch {
      return true;
    }
  });
}
