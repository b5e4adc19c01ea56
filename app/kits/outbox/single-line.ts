const MAX_LENGTH = 100;

/** Against header injection: removes what could end a header or hide what follows. */
export function singleLine(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}
