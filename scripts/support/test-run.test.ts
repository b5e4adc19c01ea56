import { describe, expect, it } from "vitest";
import {
  countPlaywright,
  countVitest,
  describePlaywright,
  describeVitest,
  runStages,
  withOutcome,
} from "./test-run.mjs";

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

describe("describeVitest", () => {
  it("names what failed, what was unsteady, and each file that could not be loaded, with their messages", () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    });
    const testResults = [
      {
        name: "/site/app/a.test.ts",
        status: "failed",
        assertionResults: [
          test("adds", "passed"),
          test("halves", "failed", "2", "3"),
          test("waits", "passed", "too late"),
        ],
      },
      { name: "/site/app/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ];
    expect(describeVitest({ testResults }, "/site")).toEqual([
      'Failed: app/a.test.ts, "halves"\n2\n3',
      'Unsteady: app/a.test.ts, "waits"\ntoo late',
      "Failed: app/b.test.ts\nno such module",
    ]);
  });
});

describe("countPlaywright", () => {
  it("counts tests, those that passed at the second try, and errors outside of tests", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ["no browser"] };
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 2 });
  });
});

describe("describePlaywright", () => {
  it("names what failed and what was unsteady, with the messages of every try, and nothing else", () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: "page.spec.ts",
      tests: [
        { status, projectName: "script on", results: messages.map((message) => ({ errors: [{ message }] })) },
      ],
    });
    const specs = [
      spec("is light", "expected", ""),
      spec("is heavy", "unexpected", "\u001b[31m160 kB\u001b[39m"),
    ];
    const suites = [{ specs, suites: [{ specs: [spec("is slow", "flaky", "no answer", "no focus")] }] }];
    expect(describePlaywright({ suites })).toEqual([
      'Failed: page.spec.ts, "is heavy" (script on)\n160 kB',
      'Unsteady: page.spec.ts, "is slow" (script on)\nno answer\nno focus',
    ]);
  });
});

describe("withOutcome", () => {
  it("never calls a failed stage a success", () => {
    expect(withOutcome({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withOutcome({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withOutcome({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});

/** Stages that note when they start and end, and end when told to. */
function recorder() {
  const log: string[] = [];
  const ends = new Map<string, (succeeded: boolean) => void>();
  const stage = (name: string, ...after: string[]) => ({
    name,
    after,
    run: () => {
      log.push(`${name} starts`);
      return new Promise<boolean>((resolve) => ends.set(name, resolve));
    },
  });
  const end = async (name: string, succeeded: boolean) => {
    ends.get(name)?.(succeeded);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, stage, end };
}

const isTrue = (result: boolean) => result;

describe("runStages", () => {
  it("starts a stage when all stages before it have succeeded", async () => {
    const { log, stage, end } = recorder();
    const all = runStages(
      [stage("packages"), stage("browser"), stage("build", "packages"), stage("e2e", "build", "browser")],
      isTrue,
    );
    await end("none", true);
    expect(log).toEqual(["packages starts", "browser starts"]);
    await end("packages", true);
    await end("build", true);
    expect(log).toEqual(["packages starts", "browser starts", "build starts"]);
    await end("browser", true);
    expect(log).toContain("e2e starts");
    await end("e2e", true);
    await all;
  });

  it("starts nothing after a failure, and waits for what runs already", async () => {
    const { log, stage, end } = recorder();
    let isOver = false;
    const all = runStages(
      [stage("lint"), stage("build"), stage("types", "lint"), stage("e2e", "build")],
      isTrue,
    ).then(() => {
      isOver = true;
    });
    await end("none", true);
    await end("lint", false);
    expect(isOver).toBe(false);
    await end("build", true);
    await all;
    expect(log).toEqual(["lint starts", "build starts"]);
  });
});
