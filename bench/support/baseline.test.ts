import { expect, it } from "vitest";
import { type Baseline, slowerThan } from "./baseline";

const before: Baseline = {
  date: "2026-11-22",
  machine: "2 processors",
  generator: "wrk",
  ratios: { Home: 20, News: 10, Gone: 5 },
  cpuMs: { "/news": { "1000": 2, "1000000": 4 } },
};

it("names what became slower by more than 15 %", () => {
  const now = { ratios: { Home: 16, News: 9, New: 1 }, cpuMs: { "/news": { "1000": 2.2, "1000000": 5 } } };
  expect(slowerThan(before, now)).toEqual([
    "Home: 16.00 of the heading page, 20.00 before (25 % slower)",
    "/news with 1000000 articles: 5.0 ms, 4.0 before (25 % slower)",
  ]);
});
