import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { childProcesses } from "../tests/support/child-processes";
import { projectRoot } from "../tests/support/program";
import { waitFor } from "../tests/support/wait-for";

/** What a second takes here: `sleep` on the supervisor's PATH is a faster one. */
const SECOND_MS = 20;

let directory: string;
let supervisor: ChildProcess;
let output = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "supervise-"));
});
afterEach(async () => {
  supervisor.kill("SIGCONT");
  supervisor.kill("SIGTERM");
  await waitFor(
    "the supervisor to end",
    () => supervisor.exitCode !== null || supervisor.signalCode !== null,
    {
      timeoutMs: 20_000,
    },
  );
  rmSync(directory, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

// Neither outlives its supervisor: it would go on to signal whatever gets that process id next.
const reporting = (signal: string) => `while kill -s ${signal} $SUPERVISOR_PID; do /bin/sleep 0.05; done`;
const SILENT = "while kill -0 $SUPERVISOR_PID; do /bin/sleep 0.05; done";
/** Reports once. */
const fallSilent = (signal: string) => `kill -s ${signal} $SUPERVISOR_PID\n${SILENT}`;

/** Supervises shell scripts instead of the site's programs. */
function supervise({ web = reporting("USR1"), worker = reporting("USR2"), wrap = "exec" }): ChildProcess {
  const milliseconds = `milliseconds=$((1000 + $1 * ${SECOND_MS}))`;
  write("sleep", `echo "$1" >>${directory}/slept\n${milliseconds}\nexec /bin/sleep "0.\${milliseconds#1}"`);
  write("node", 'shift 2\nexec "$1"');
  output = "";
  supervisor = spawn("sh", ["-c", `${wrap} "$@"`, "sh", "/bin/sh", "scripts/supervise.sh"], {
    cwd: projectRoot,
    env: {
      PATH: `${directory}:${process.env.PATH}`,
      SITE_NODE: join(directory, "node"),
      SITE_ADDRESS: "http://localhost:1",
      SITE_WEB: write("web", web),
      SITE_WORKER: write("worker", worker),
      SITE_CHECK_SECONDS: "5",
      NODE_ENV: "test",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return supervisor;
}

const ended = () =>
  waitFor("the end", () => (supervisor.exitCode === null ? undefined : { code: supervisor.exitCode }), {
    timeoutMs: 20_000,
  });
const said = (pattern: RegExp) =>
  waitFor(`output like ${pattern}`, () => pattern.test(output), { timeoutMs: 40_000 });
const slept = () => readFileSync(join(directory, "slept"), "utf8").trim().split("\n").map(Number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const children = () => childProcesses(supervisor.pid ?? 0);
const childNamed = (name: string) =>
  waitFor(name, () => children().find(({ command }) => command.includes(join(directory, name)))?.pid);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("supervise.sh", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "ends everything on %s, even twice, with code 0",
    async (name) => {
      supervise({ web: fallSilent("USR1"), worker: SILENT });
      await said(/^The site listens on http:\/\/localhost:1\n$/);
      const pids = children().map(({ pid }) => pid);
      supervisor.kill(name);
      supervisor.kill(name);
      expect(await ended()).toEqual({ code: 0 });
      expect(pids.length).toBeGreaterThanOrEqual(2);
      expect(pids.filter(isAlive)).toEqual([]);
      expect(output).toBe("The site listens on http://localhost:1\n");
    },
  );

  it("ends by force what does not end within 4 seconds", async () => {
    const trapped = join(directory, "trapped");
    supervise({ worker: `trap '' TERM\n: >${trapped}\n${reporting("USR2")}` });
    const worker = await childNamed("worker");
    await said(/The site listens/);
    // Until then SIGTERM ends it, and nobody has to wait.
    await waitFor("the worker to ignore SIGTERM", () => existsSync(trapped));
    rmSync(join(directory, "slept"), { force: true });
    supervisor.kill("SIGTERM");
    expect(await ended()).toEqual({ code: 0 });
    expect(isAlive(worker)).toBe(false);
    expect(sum(slept())).toBeGreaterThanOrEqual(4);
    // A sleep of the time before the signal may be among them.
    expect(slept().at(-1)).toBeLessThanOrEqual(5);
  });

  it.each([
    ["7", "/bin/sleep 0.5; exit 7", 7],
    ["1 instead of 0", "/bin/sleep 0.5", 1],
    ["1 after a signal", "/bin/sleep 0.5; kill -KILL $$", 1],
  ])("stops with code %s when the web server ends by itself", async (_title, web, code) => {
    supervise({ web });
    const worker = await childNamed("worker");
    expect(await ended()).toEqual({ code });
    expect(output).toMatch(/^The web server ended with code \d; everything stops\.$/m);
    expect(isAlive(worker)).toBe(false);
  });

  it("doubles the pause before the worker is started again, up to a minute", async () => {
    supervise({ worker: "exit 3" });
    await said(/(in 60 s\.(.|\n)*){2}/);
    const pauses = [...output.matchAll(/^The worker ended with code 3; it is started again in (\d+) s\.$/gm)];
    expect(pauses.map(([, pause]) => Number(pause)).slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(sum(slept())).toBeGreaterThanOrEqual(1 + 2 + 4 + 8 + 16 + 32 + 60);
  });

  it("shortens the pause again after a worker that lived for a minute", async () => {
    const runs = join(directory, "runs");
    const longer = `end=$(($(date +%s) + 4)); while [ $(date +%s) -lt $end ]; do kill -s USR2 $SUPERVISOR_PID; /bin/sleep 0.05; done`;
    supervise({ worker: `echo >>${runs}; [ $(wc -l <${runs}) -ne 3 ] || { ${longer}; }; exit 1` });
    await said(/(The worker ended.*\n(.|\n)*){3}/);
    const pauses = [...output.matchAll(/again in (\d+) s/g)].map(([, pause]) => Number(pause));
    expect(pauses.slice(0, 3)).toEqual([1, 2, 1]);
  });

  it("ends a web server that never reports after a minute, by force when it must, and starts another", async () => {
    supervise({ web: `trap '' TERM\n${SILENT}` });
    const web = await childNamed("web");
    await said(/The web server hangs; it is ended\.\n/);
    expect(sum(slept())).toBeGreaterThanOrEqual(60);
    await said(/^The web server is started again in 1 s\.$/m);
    expect(isAlive(web)).toBe(false);
    expect(await childNamed("web")).not.toBe(web);
    expect(output).not.toContain("listens");
  });

  it("ends a web server that falls silent after 30 seconds, and a worker after 60", async () => {
    supervise({ web: fallSilent("USR1") });
    await said(/The web server hangs(.|\n)*started again in 1 s(.|\n)*The site listens/);
    const seconds = sum(slept());
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThan(60);
    supervisor.kill("SIGTERM");
    await ended();
    rmSync(join(directory, "slept"));
    supervise({ worker: fallSilent("USR2") });
    await said(/The worker hangs; it is ended\.\nThe worker ended with code 1; it is started again in 1 s/);
    expect(sum(slept())).toBeGreaterThanOrEqual(60);
  });

  it("finds no silence after it was suspended for longer than any may last", async () => {
    supervise({});
    await said(/listens/);
    supervisor.kill("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 70 * SECOND_MS));
    supervisor.kill("SIGCONT");
    const before = slept().length;
    await waitFor("some more sleeps", () => slept().length > before + 3);
    expect(output).toBe("The site listens on http://localhost:1\n");
  });

  it("stops when the parent it has to end with is gone", async () => {
    const wrap = 'export EXIT_WITH_PARENT=$$; "$@" & echo $! >&2; wait; :';
    supervise({ wrap });
    await said(/listens/);
    const pid = Number(/^\d+$/m.exec(output)?.[0]);
    const pids = childProcesses(pid).map((child) => child.pid);
    supervisor.kill("SIGKILL");
    await waitFor("the supervisor to leave", () => !isAlive(pid) && !pids.some(isAlive));
  });
});
