import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Looks for a program in the folders of the PATH variable.
 *
 * @param {string[]} names what it may be called; the first name that is in any folder comes before the second
 * @param {(file: string) => boolean} works whether what was found is the real thing: a stub may bear the name
 * @param {string} [path] the PATH variable
 * @returns {string | undefined} the first executable file
 */
export function findProgram(names, works, path = process.env.PATH ?? "") {
  const folders = path.split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file) && works(file));
}
