import { isStopping } from "./children.mjs";
import { isSupported, LINES } from "./node-lines.mjs";

/** An expected error: its message is printed without a stack trace. */
export class CliError extends Error {}

/**
 * Any error other than a `CliError` is a bug and printed with its stack trace.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // Errors caused by stopping are expected.
    if (isStopping()) return;
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}

/** @throws {CliError} when started directly with an unsupported Node */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  throw new CliError(
    `This is Node ${process.versions.node}, and Node ${LINES.join(", ")} are supported: ` +
      "npm start and the other npm commands fetch one.",
  );
}

/**
 * Prints how long a stage of a start took once it has succeeded.
 *
 * @param {string} name
 * @param {() => Promise<void>} run
 */
export async function timeStage(name, run) {
  const began = performance.now();
  await run();
  if (!isStopping()) console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
