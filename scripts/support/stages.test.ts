import { describe, expect, it } from "vitest";
import { runStages } from "./stages.mjs";

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
