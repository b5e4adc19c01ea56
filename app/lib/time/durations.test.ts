import { expect, it } from "vitest";
import { formatDuration } from "./durations";

it.each([
  [0, "0 seconds"],
  [-5, "0 seconds"],
  [1_000, "1 second"],
  [59_400, "59 seconds"],
  [60_000, "1 minute"],
  [61_000, "1 minute"],
  [3_600_000, "1 hour"],
  [3_700_000, "1 hour 1 minute"],
  [90_000_000, "1 day 1 hour"],
  [86_400_000 * 30, "30 days"],
])("%i ms are %s", (milliseconds, expected) => expect(formatDuration(milliseconds)).toBe(expected));
