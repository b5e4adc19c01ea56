/** Earlier ones are mistakes: "1970-01-01", year 0. */
const FIRST_YEAR = 1990;

/** Names of zones that Date.parse does not know, and days or months in other languages, leave no date. */
function readDate(text: string): number {
  const ms = Date.parse(text);
  return Number.isNaN(ms)
    ? Date.parse(text.replace(/^\s*\p{L}+,\s*/u, "").replace(/(?<=\s)[A-Z]{3,5}$/, "GMT"))
    : ms;
}

/** An ISO timestamp; `now` for what is no date, and for dates in the future. */
export function parseDate(text: string | null, now: Date): string {
  const ms = text === null ? Number.NaN : readDate(text.trim());
  const isUsable = ms <= now.getTime() && new Date(ms).getUTCFullYear() >= FIRST_YEAR;
  return (isUsable ? new Date(ms) : now).toISOString();
}
