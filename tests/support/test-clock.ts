import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./program";

/** The clock of programs that a test starts; see test-clock.cjs. */
export interface TestClock {
  now: () => Date;
  /** Sets it forward, or back. */
  jump: (ms: number) => void;
  /** How many times as fast as the real time it goes. */
  setRate: (rate: number) => void;
  /** Arguments and environment of a program with this clock. */
  args: string[];
  env: Record<string, string>;
  remove: () => void;
}

export function startTestClock(file: string, rate = 1): TestClock {
  let clock = { time: Date.now(), uptime: 0, anchor: Date.now(), rate };
  const elapsed = () => (Date.now() - clock.anchor) * clock.rate;
  const now = () => Math.round(clock.time + elapsed());
  const set = (change: { jump?: number; rate?: number }) => {
    clock = {
      time: now() + (change.jump ?? 0),
      uptime: clock.uptime + elapsed(),
      anchor: Date.now(),
      rate: change.rate ?? clock.rate,
    };
    writeFileSync(file, JSON.stringify(clock));
  };
  set({});
  return {
    now: () => new Date(now()),
    jump: (ms) => set({ jump: ms }),
    setRate: (faster) => set({ rate: faster }),
    args: ["--require", join(projectRoot, "tests/support/test-clock.cjs")],
    env: { TEST_CLOCK: file },
    remove: () => rmSync(file, { force: true }),
  };
}
