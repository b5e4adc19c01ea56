import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, withOutcome } from "./test-counts.mjs";

describe("countVitest", () => {
  it("counts tests, and a file that could not be loaded as one failure", () => {
    const testResults = [
      { status: "passed", assertionResults: [{}, {}] },
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ];
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });
});

describe("countPlaywright", () => {
  it("counts tests, flaky ones and errors outside of tests", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ["no browser"] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });
});

describe("withOutcome", () => {
  it("never calls a failed stage a success", () => {
    expect(withOutcome({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withOutcome({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withOutcome({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});
