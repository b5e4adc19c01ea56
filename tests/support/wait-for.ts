type Nothing = undefined | null | false;

/** Between two looks, at first and at most. */
const FIRST_MS = 20;
const MOST_MS = 250;

/**
 * Polls until `look` gives something other than false, null or undefined, and returns it. A `look` that throws is
 * asked again.
 *
 * @param options.everyMs the time between two looks. Otherwise it grows to a twentieth of what has been waited for, since
 * looking takes from a busy machine what is waited for.
 * @throws after `timeoutMs`, with the last error as cause
 */
export async function waitFor<T>(
  what: string,
  look: () => Nothing | T | Promise<Nothing | T>,
  { timeoutMs = 120_000, everyMs }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const began = Date.now();
  const end = began + timeoutMs;
  let cause: unknown;
  do {
    try {
      const found = await look();
      if (found !== undefined && found !== null && found !== false) return found;
    } catch (error) {
      cause = error;
    }
    const grown = Math.min(MOST_MS, Math.max(FIRST_MS, (Date.now() - began) / 20));
    await new Promise((resolve) => setTimeout(resolve, everyMs ?? grown));
  } while (Date.now() < end);
  throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`, { cause });
}
