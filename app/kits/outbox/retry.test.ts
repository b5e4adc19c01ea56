import { expect, it } from "vitest";
import { createBackOff, retryDelayMs } from "./retry";

const MINUTE_MS = 60_000;

it("tries again after 1, 4, 16 and 64 minutes, then every three hours", () => {
  expect([1, 2, 3, 4, 5, 20].map((attempts) => retryDelayMs(attempts) / MINUTE_MS)).toEqual([
    1, 4, 16, 64, 180, 180,
  ]);
});

it("pauses for twice as long each time, and begins again after a success", () => {
  let now = 0;
  const servers = createBackOff<string>(() => new Date(now));
  const longest = 15 * MINUTE_MS;
  expect([1, 2, 3, 4, 5, 6, 7].map(() => servers.backOff("a", longest) / 1000)).toEqual([
    30, 60, 120, 240, 480, 900, 900,
  ]);
  expect([servers.isPaused("a"), servers.isPaused("b")]).toEqual([true, false]);
  now = longest;
  expect(servers.isPaused("a")).toBe(false);
  servers.reset("a");
  expect(servers.backOff("a", longest)).toBe(30_000);
  // A clock that was ahead.
  now = -365 * 24 * 60 * MINUTE_MS;
  expect(servers.isPaused("a")).toBe(false);
});
