import { isStopping } from "./children.mjs";
import { isSupported, LINES } from "./node-lines.mjs";

/** Ends a command with one line on standard error instead of a stack trace. */
export class CliError extends Error {}

/**
 * Runs a command's main function. A `CliError` is printed as it is; anything else is a defect and keeps its trace.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // What fails because it was told to stop is no failure.
    if (isStopping()) return;
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}

/** @throws {CliError} when this program was started by hand with a Node that does not fit */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  throw new CliError(
    `This is Node ${process.versions.node}, and Node ${LINES.join(", ")} are supported: ` +
      "npm start and the other npm commands fetch one.",
  );
}
