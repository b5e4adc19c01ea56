import type { Mail } from "./mailer.server";

/** Prepared headers are neither folded nor encoded: a URL in one must not be broken. */
export function composed({ headers, ...mail }: Mail) {
  const prepared = Object.entries(headers).map(([key, value]) => {
    if (!/^[\x20-\x7e]+$/.test(value)) throw new Error(`The header ${key} is not a line of ASCII`);
    return { key, value: { prepared: true, value } };
  });
  return { ...mail, headers: prepared };
}
