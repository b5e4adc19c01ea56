type Nothing = undefined | null | false;

/**
 * Polls until `look` gives something other than false, null or undefined, and returns it. A `look` that throws is
 * asked again.
 *
 * @throws after `timeoutMs`, with the last error as cause
 */
export async function waitFor<T>(
  what: string,
  look: () => Nothing | T | Promise<Nothing | T>,
  { timeoutMs = 120_000, everyMs = 20 } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  do {
    try {
      const found = await look();
      if (found !== undefined && found !== null && found !== false) return found;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  } while (Date.now() < end);
  throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`, { cause });
}
