const MAX_LENGTH = 100;

/** A name typed by a stranger on one line of a mail: without what could end a header or hide what follows. */
export function singleLine(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}
