import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createThrottle } from "./throttle.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("halves its rate once a second at most, down to a sixteenth, and recovers with acceptances", async () => {
  const throttle = createThrottle(100);
  /** Of the next turns; those before are long past. */
  async function gap(turns: number): Promise<number> {
    vi.advanceTimersByTime(100_000);
    const start = Date.now();
    for (let turn = 0; turn <= turns; turn++) await throttle.turn();
    return (Date.now() - start) / turns;
  }
  expect(throttle.slowDown()).toBe(true);
  expect(throttle.slowDown()).toBe(false);
  for (let second = 0; second < 9; second++) {
    vi.advanceTimersByTime(1_000);
    throttle.slowDown();
  }
  expect(await gap(1)).toBeGreaterThan(150);
  for (let accepted = 0; accepted < 100; accepted++) throttle.recover();
  expect(await gap(1)).toBeLessThan(150);
});
