/** Prints lines for the person at the terminal. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/**
 * Runs a program; an error becomes its message on standard error and exit code 1. Files it makes hold people's data,
 * and only their owner may read them.
 */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Aborted by Ctrl-C or SIGTERM, so that a program can finish what it has in hand. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort());
  return controller.signal;
}
