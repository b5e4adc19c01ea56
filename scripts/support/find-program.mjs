import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Looks for a program in the folders of the PATH variable.
 *
 * @param {string[]} names what it may be called
 * @param {(file: string) => boolean} works whether what was found is the real thing: a stub may bear the name
 * @param {string} [path] the PATH variable
 * @returns {string | undefined} the first executable file
 */
export function findProgram(names, works, path = process.env.PATH ?? "") {
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && works(file));
}
