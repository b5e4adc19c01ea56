/** "1,204" */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** "$1,204" */
export const formatDollars = (amount: number): string => `$${formatCount(amount)}`;

/** "980 bytes", "12.4 MB": decimal units, one digit after the point from kilobytes on. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

/** "25.9"; "0.0" when `whole` is 0 (staff specification, section 9). */
export function percentage(part: number, whole: number): string {
  return whole === 0 ? "0.0" : ((part / whole) * 100).toFixed(1);
}

/** @returns four to seven multiples of 1, 2 or 5 times a power of ten, from 0 to the first that is at least `max` */
export function axisTicks(max: number): number[] {
  const rough = Math.max(max, 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const step = Math.max(1, Math.round(fitting));
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
