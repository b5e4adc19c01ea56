import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { childProcesses } from "../../tests/support/child-processes";
import { waitFor } from "../../tests/support/wait-for";

const SECONDS = 4;
const READY = "console.log(String(process.env.EXIT_WHEN_HUNG));";

/** Blocks the event loop. Most tests do not compute meanwhile, which would take the processor from all others. */
const block = (ms = "") => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0${ms && `, ${ms}`});`;

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

async function run(program: string) {
  const started = spawn(
    process.execPath,
    ["--require", "./scripts/support/exit-when-hung.cjs", "-e", program],
    {
      env: { ...process.env, EXIT_WHEN_HUNG: String(SECONDS) },
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  child = started;
  const ended = once(started, "exit");
  const [output] = await once(started.stdout, "data");
  return { started, ended, output: String(output) };
}

describe("exit-when-hung.cjs", () => {
  it.each([
    ["computes without end", "setTimeout(() => { for (;;); }, 100);"],
    [
      "waits for another process without end",
      'setTimeout(() => require("node:child_process").execFileSync("sleep", ["60"]), 100);',
    ],
  ])("ends a process that %s", async (_title, hang) => {
    const { ended } = await run(`process.on("SIGTERM", () => {}); ${READY} ${hang}`);
    expect(await ended).toEqual([null, "SIGALRM"]);
  });

  it("leaves a process alone that blocks its loop for less at a time, and does not tell its children", async () => {
    const { started, output } = await run(`setInterval(() => { ${block("900")} }, 200); ${READY}`);
    expect(output).toBe("undefined\n");
    await sleep((SECONDS + 2) * 1000);
    expect(started.exitCode ?? started.signalCode).toBeNull();
  });

  it("leaves a process alone that was suspended for longer", async () => {
    const { started } = await run(`setInterval(() => {}, 1000); ${READY}`);
    started.kill("SIGSTOP");
    await sleep((SECONDS + 2) * 1000);
    started.kill("SIGCONT");
    await sleep(1500);
    expect(started.exitCode ?? started.signalCode).toBeNull();
  });

  it("ends a process whose watcher was ended", async () => {
    const { started, ended } = await run(`${READY} process.stdin.once("data", () => { ${block()} });`);
    const [watcher] = childProcesses(started.pid ?? 0);
    process.kill(watcher?.pid ?? 0, "SIGKILL");
    await waitFor(
      "another watcher",
      () =>
        childProcesses(started.pid ?? 0)[0]?.pid !== watcher?.pid &&
        childProcesses(started.pid ?? 0).length > 0,
    );
    started.stdin?.write("x");
    expect(await ended).toEqual([null, "SIGALRM"]);
  });

  it("leaves no watcher behind", async () => {
    const { started, ended } = await run(`${READY} setInterval(() => {}, 1000);`);
    const [watcher] = childProcesses(started.pid ?? 0);
    started.kill("SIGKILL");
    await ended;
    await waitFor("the watcher to end", () => !existsSync(`/proc/${watcher?.pid}`));
  });

  it("lets a process end that has nothing more to do", async () => {
    const { ended } = await run(READY);
    expect(await ended).toEqual([0, null]);
  });
});
