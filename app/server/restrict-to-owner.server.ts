import { chmodSync, existsSync } from "node:fs";

/** SQLite gives the other two the mode of the database when it makes them. */
const SUFFIXES = ["", "-wal", "-shm"];

/**
 * Restricts a database file and its logs to their owner (mode 600).
 *
 * @returns the files whose mode may not be changed
 */
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
