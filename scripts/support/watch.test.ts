import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { checkSeconds, watchMessages } from "./watch.mjs";

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
  child = undefined;
});

/** Starts a program that may send messages. */
function startChild(code: string): ChildProcess {
  child = spawn(process.execPath, ["-e", `setInterval(() => {}, 1000); ${code}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return child;
}

const SHORT_MS = 240;
const LONG_MS = 60_000;

describe("watchMessages", () => {
  it("says that a process hangs which has stopped sending messages, and tells of the first one once", async () => {
    let first = 0;
    const program = startChild("for (let n = 0; n < 5; n++) process.send('alive')");
    const state = await watchMessages(program, {
      silentMs: SHORT_MS,
      startMs: LONG_MS,
      ended: () => false,
      onFirst: () => void first++,
    });
    expect({ state, first }).toEqual({ state: "hangs", first: 1 });
  });

  it("says that a process hangs which sends no first message in time", async () => {
    const options = { silentMs: LONG_MS, startMs: SHORT_MS, ended: () => false, onFirst: expect.unreachable };
    expect(await watchMessages(startChild(""), options)).toBe("hangs");
  });

  it("says that a process has ended which had sent messages until then", async () => {
    const program = startChild(
      "setInterval(() => process.send('alive'), 5); setTimeout(() => process.exit(), 200)",
    );
    let ended = false;
    void once(program, "exit").then(() => {
      ended = true;
    });
    expect(
      await watchMessages(program, { silentMs: LONG_MS / 60, startMs: LONG_MS, ended: () => ended }),
    ).toBe("ended");
  });
});

describe("checkSeconds", () => {
  it.each([
    [[], undefined],
    [["--built", "--check-seconds=2"], 2],
    [["--check-seconds=59"], 59],
  ])("of %j is %s", (argv, expected) => {
    expect(checkSeconds(argv)).toBe(expected);
  });

  it.each(["1", "60", "", "2.5", "x"])("refuses %j", (given) => {
    expect(() => checkSeconds([`--check-seconds=${given}`])).toThrow("has to be from 2 to 59");
  });
});
