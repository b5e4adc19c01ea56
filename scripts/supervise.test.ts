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

/** No process outlives its supervisor. */
const RUN = "while kill -0 $EXIT_WITH_PARENT; do /bin/sleep 0.05; done";
/** As `exit-when-hung.cjs` ends a process. */
const HANG = "kill -s ALRM $$";

/** Supervises shell scripts instead of the site's programs. */
function supervise({ web = RUN, worker = RUN, replicator = "", wrap = "exec" }): ChildProcess {
  const milliseconds = `milliseconds=$((1000 + $1 * ${SECOND_MS}))`;
  write("sleep", `echo "$1" >>${directory}/slept\n${milliseconds}\nexec /bin/sleep "0.\${milliseconds#1}"`);
  write("date", `exec cat ${directory}/now`);
  writeFileSync(join(directory, "now"), "0");
  write("node", 'shift 4\nexec "$1"');
  output = "";
  supervisor = spawn("sh", ["-c", `${wrap} "$@"`, "sh", "/bin/sh", "scripts/supervise.sh"], {
    cwd: projectRoot,
    env: {
      PATH: `${directory}:${process.env.PATH}`,
      SITE_NODE: join(directory, "node"),
      SITE_WEB: write("web", web),
      SITE_WORKER: write("worker", worker),
      ...(replicator && {
        SITE_REPLICATOR: write("replicator", replicator),
        SITE_REPLICATOR_CONFIG: "litestream.yml",
      }),
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

async function bothRun(): Promise<number[]> {
  return [await childNamed("web"), await childNamed("worker")];
}

describe("supervise.sh", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "ends everything on %s, even twice, with code 0",
    async (name) => {
      supervise({});
      const pids = await bothRun();
      supervisor.kill(name);
      supervisor.kill(name);
      expect(await ended()).toEqual({ code: 0 });
      expect(pids.filter(isAlive)).toEqual([]);
      expect(output).toBe("");
    },
  );

  it.each(["web", "worker"] as const)(
    "ends by force a %s that does not end within 4 seconds",
    async (name) => {
      const trapped = join(directory, "trapped");
      supervise({ [name]: `trap '' TERM\n: >${trapped}\n${RUN}` });
      const pids = await bothRun();
      // Until then SIGTERM ends it, and nobody has to wait.
      await waitFor("the process to ignore SIGTERM", () => existsSync(trapped));
      supervisor.kill("SIGTERM");
      expect(await ended()).toEqual({ code: 0 });
      expect(pids.filter(isAlive)).toEqual([]);
      expect(slept().every((seconds) => seconds === 4)).toBe(true);
    },
  );

  it.each([
    ["7", "/bin/sleep 0.5; exit 7", 7],
    ["1 instead of 0", "/bin/sleep 0.5", 1],
    ["1 after a signal", "/bin/sleep 0.5; kill -KILL $$", 1],
  ])("stops with code %s when the web server ends by itself", async (_title, web, code) => {
    supervise({ web });
    const worker = await childNamed("worker");
    expect(await ended()).toEqual({ code });
    expect(output).toMatch(/^The web server ended with code \d+; everything stops\.$/m);
    expect(isAlive(worker)).toBe(false);
  });

  it("doubles the pause before the worker is started again, up to a minute", async () => {
    supervise({ worker: "exit 3" });
    await said(/(in 60 s\.(.|\n)*){2}/);
    const pauses = [...output.matchAll(/^The worker ended with code 3; it is started again in (\d+) s\.$/gm)];
    expect(pauses.map(([, pause]) => Number(pause)).slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(slept().slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 60]);
  });

  it("shortens the pause again after a worker that lived for a minute", async () => {
    const runs = join(directory, "runs");
    supervise({ worker: `echo >>${runs}; [ $(wc -l <${runs}) -ne 3 ] || echo 61 >${directory}/now; exit 1` });
    await said(/(The worker ended.*\n(.|\n)*){3}/);
    const pauses = [...output.matchAll(/again in (\d+) s/g)].map(([, pause]) => Number(pause));
    expect(pauses.slice(0, 3)).toEqual([1, 2, 1]);
  });

  it("starts a web server again that hung, and leaves the worker alone", async () => {
    const runs = join(directory, "runs");
    supervise({ web: `echo >>${runs}; [ $(wc -l <${runs}) -ne 1 ] || { /bin/sleep 0.5; ${HANG}; }; ${RUN}` });
    const [web, worker] = await bothRun();
    await said(/^The web server hung; it is started again in 1 s\.$/m);
    expect(await waitFor("another web server", () => readFileSync(runs, "utf8").length === 2)).toBe(true);
    const [next, same] = await bothRun();
    expect(next).not.toBe(web);
    expect(same).toBe(worker);
  });

  it("starts a worker again that hung", async () => {
    supervise({ worker: HANG });
    await said(/^The worker hung; it is started again in 2 s\.$/m);
  });

  it("tells each process after how many seconds without a sign it hangs", async () => {
    const tell = (name: string) => `echo "${name} $EXIT_WHEN_HUNG"; ${RUN}`;
    supervise({ web: tell("web"), worker: tell("worker") });
    await said(/^web 35$/m);
    await said(/^worker 65$/m);
  });

  it("replicates, starts Litestream again when it ends, and stops it after the others have written their last", async () => {
    const order = join(directory, "order");
    const runs = join(directory, "runs");
    const note = (name: string) => `trap 'echo ${name} >>${order}; exit' TERM\n${RUN}`;
    supervise({
      web: note("web"),
      worker: note("worker"),
      replicator: `echo "$*" >>${runs}; [ $(wc -l <${runs}) -ne 1 ] || exit 1\ntrap 'echo replicator >>${order}; exit' TERM\nwhile :; do /bin/sleep 0.5 & wait $!; done`,
    });
    await bothRun();
    await said(/^Litestream ended with code 1; it is started again in 1 s\.$/m);
    const started = await waitFor("another", () => {
      const lines = readFileSync(runs, "utf8").trim().split("\n");
      return lines.length === 2 && lines;
    });
    expect(started[1]).toMatch(/^replicate -config litestream\.yml -exec sh -c '.*while kill -0 \d+;/);
    await childNamed("replicator");
    supervisor.kill("SIGTERM");
    expect(await ended()).toEqual({ code: 0 });
    expect(readFileSync(order, "utf8").trim().split("\n").at(-1)).toBe("replicator");
  });

  it("sleeps and wakes for nothing while both run", async () => {
    supervise({});
    await bothRun();
    await new Promise((resolve) => setTimeout(resolve, 50 * SECOND_MS));
    expect(existsSync(join(directory, "slept"))).toBe(false);
  });

  it("stops when the parent it has to end with is gone", async () => {
    const wrap = 'export EXIT_WITH_PARENT=$$; "$@" & echo $! >&2; wait; :';
    supervise({ wrap });
    await said(/^\d+$/m);
    const pid = Number(/^\d+$/m.exec(output)?.[0]);
    await waitFor(
      "both processes",
      () => childProcesses(pid).filter(({ command }) => command.includes(directory)).length >= 2,
    );
    const pids = childProcesses(pid).map((child) => child.pid);
    supervisor.kill("SIGKILL");
    await waitFor("the supervisor to leave", () => !isAlive(pid) && !pids.some(isAlive));
  });
});
