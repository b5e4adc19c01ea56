import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findProgram } from "./find-program.mjs";
import { root } from "./root.mjs";

/** The oldest Java the W3C checker runs on. */
const OLDEST = 11;

/**
 * Says whether Java is new enough for the W3C checker.
 *
 * @param {string} words what `java -version` writes, such as `openjdk version "17.0.15" 2025-04-15`
 */
export const isNewEnough = (words) => Number(/version "(\d+)/.exec(words)?.[1]) >= OLDEST;

/** @param {string} file */
const works = (file) =>
  isNewEnough(spawnSync(file, ["-version"], { encoding: "utf8", timeout: 20_000 }).stderr ?? "");

/** The checker package's script that downloads Java into node_modules. */
export const JAVA_DOWNLOADER = join(root, "node_modules/vnu-jar/vnu-java-downloader.js");

/**
 * A Java that can run the W3C checker: this machine's, else the downloaded one.
 *
 * @returns {string | undefined}
 */
export function findJava() {
  const onPath = findProgram(["java"], works);
  if (onPath) return onPath;
  try {
    return createRequire(import.meta.url)(JAVA_DOWNLOADER).findCachedJava() ?? undefined;
  } catch {
    // The package is not installed yet.
    return undefined;
  }
}
