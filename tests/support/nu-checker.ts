import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { findJava } from "../../scripts/support/programs.mjs";
import { projectRoot } from "./program";

const JAR = `${projectRoot}/node_modules/vnu-jar/build/dist/vnu.jar`;

/** For a program of seconds: what the second compiler and parallel collection cost, they never save. The first uses more stack. */
const SHORT_RUN = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().default(""),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      message: z.string(),
      extract: z.string().default(""),
    }),
  ),
});

/**
 * Runs the W3C's checker once over every HTML, CSS and SVG file of a folder.
 *
 * @returns one line for each error: file, line and column, message and the words it is about
 * @throws when there is no Java, or the checker itself fails
 */
export async function checkFiles(folder: string): Promise<string[]> {
  const java = findJava();
  if (!java) throw new Error("The W3C checker needs Java 11 or newer: `npm test` installs it.");
  const args = ["--errors-only", "--format", "json", "--also-check-css", "--also-check-svg", folder];
  const checker = spawn(java, [...SHORT_RUN, "-jar", JAR, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const { messages } = report.parse(JSON.parse(await text(checker.stderr)));
  return messages.map(({ type, url, lastLine, lastColumn, message, extract }) => {
    const place = `${url.split("/").at(-1)}:${lastLine ?? 0}:${lastColumn ?? 0}`;
    return `${place}: ${type}: ${message} «${extract.replace(/\s+/g, " ")}»`;
  });
}
