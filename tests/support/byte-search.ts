import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

function filesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/**
 * Searches bytes, whether SQLite still uses them or not, in any case of letters.
 * @param places files and folders; a database with its write-ahead log. Missing ones hold nothing
 * @returns "path: text" for each text in each file
 */
export function searchBytes(places: readonly string[], texts: readonly string[]): string[] {
  const files = places.flatMap((place) => [place, `${place}-wal`, `${place}-journal`]).flatMap(filesIn);
  const fold = (bytes: Buffer) => bytes.toString("latin1").toLowerCase();
  return files.flatMap((file) => {
    if (!statSync(file, { throwIfNoEntry: false })) return [];
    const bytes = fold(readFileSync(file));
    return texts.filter((text) => bytes.includes(fold(Buffer.from(text)))).map((text) => `${file}: ${text}`);
  });
}
