export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/**
 * An error becomes its message on standard error and exit code 1. New files contain personal data, so the umask restricts
 * them to their owner.
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

/** Aborted by Ctrl-C or SIGTERM, so that a program can finish its current step. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort());
  return controller.signal;
}
