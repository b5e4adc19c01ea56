import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { exitWithParent } from "./children.mjs";

const RUN_ON = "setInterval(() => {}, 1000); console.log(process.env.EXIT_WITH_PARENT)";
const start = (parent: string) =>
  spawn(process.execPath, ["--require", exitWithParent, "-e", RUN_ON], {
    env: { ...process.env, EXIT_WITH_PARENT: parent },
    stdio: ["ignore", "pipe", "inherit"],
  });

let child: ReturnType<typeof start> | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

describe("exit-with-parent.cjs", () => {
  it("ends a process whose parent was gone before it could look", async () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    child = start(String(pid));
    expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
  });

  it("leaves a process alone whose parent is there, and does not tell its children of that parent", async () => {
    child = start(String(process.pid));
    const [output] = await once(child.stdout, "data");
    expect(String(output)).toBe("undefined\n");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });
});
