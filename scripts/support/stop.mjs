import { isStopping } from "./children.mjs";

/** Ends a command with one line on standard error instead of a stack trace. */
export class Stop extends Error {}

/**
 * Runs a command's main function. A `Stop` is printed as it is; anything else is a defect and keeps its trace.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    // What fails because it was told to stop is no failure.
    if (isStopping()) return;
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  }
}

/** The oldest Node the project is tested with. */
const OLDEST_NODE = 22;

export function requireNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    throw new Stop(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
  }
}
