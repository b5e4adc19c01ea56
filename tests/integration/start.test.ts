import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/support/port.mjs";
import { childProcesses } from "../support/child-processes";
import { prepareDatabase } from "../support/prepared-database";
import { type Program, projectRoot, startProgram } from "../support/program";
import { waitFor } from "../support/wait-for";

let directory: string;
let env: NodeJS.ProcessEnv;
let site: Program | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "start-"));
  env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    DATABASE_PATH: join(directory, "data", "site.db"),
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    NEWS_IMPORT_CRON: "off",
  };
});
afterEach(async () => {
  await site?.end("SIGTERM");
  site = undefined;
  rmSync(directory, { recursive: true, force: true });
});

/** Puts a database there that is filled already, where it is not about an empty folder. */
async function fillDatabase(): Promise<void> {
  const path = env.DATABASE_PATH ?? "";
  mkdirSync(dirname(path));
  await (await prepareDatabase(path, false)).db.destroy();
}

function start(more: Partial<NodeJS.ProcessEnv> = {}, args: string[] = []): Program {
  site = startProgram(["scripts/start.mjs", "--built", ...args], { ...env, ...more });
  return site;
}

async function startAndListen(more: Partial<NodeJS.ProcessEnv> = {}, args: string[] = []): Promise<Program> {
  const program = start(more, args);
  await program.until(/The site listens on http/);
  return program;
}

const address = () => `http://127.0.0.1:${env.PORT}`;
const health = async () => (await fetch(`${address()}/healthz`)).text();

/** The processes a supervisor has started, from /proc: child process ids by what they run. */
function childrenOf(pid: number): { web: number; worker: number } {
  const processes = childProcesses(pid);
  const find = (part: string) => processes.find(({ command }) => command.includes(part))?.pid ?? 0;
  return { web: find("remix-run/serve"), worker: find("scripts/worker.cjs") };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("npm start", () => {
  it("sets up an empty folder, prints the first admin's password once, serves, and leaves no process after SIGTERM", async () => {
    const first = await startAndListen();
    expect(first.output()).toMatch(/email +admin@example\.org\n +password +[a-z2-9-]{16,}/);
    expect(first.output()).toMatch(/Still unset, .*POSTAL_ADDRESS/);
    expect(first.output()).toContain("outbox");
    expect(await health()).toBe("OK\n");
    expect(statSync(join(directory, "data", "session-secret")).mode & 0o777).toBe(0o600);

    const { web, worker } = childrenOf(first.pid);
    expect([web, worker].every(isAlive)).toBe(true);
    expect(await first.end("SIGTERM")).toBe(0);
    expect([web, worker].some(isAlive)).toBe(false);

    const second = await startAndListen({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect(second.output()).not.toContain("password");
    expect(second.output()).toMatch(/Nothing can be sent until .*SITE_URL is not set/);
    // Ctrl-C.
    expect(await second.end("SIGINT")).toBe(0);
  });

  it("restarts the worker while serving, and exits with an error when the web server dies, so that a container is restarted", async () => {
    await fillDatabase();
    const program = await startAndListen();
    const { web, worker } = childrenOf(program.pid);
    process.kill(worker, "SIGKILL");
    await program.until(/The worker ended .* started again in 1 s/);
    expect(await health()).toBe("OK\n");
    const again = await waitFor("a new worker", () => childrenOf(program.pid).worker || null);
    expect(again).not.toBe(worker);
    expect(childrenOf(program.pid).web).toBe(web);

    process.kill(web, "SIGKILL");
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain("The web server ended");
    expect(isAlive(again)).toBe(false);
  });
});

describe("npm start, on the database of a site that runs", () => {
  beforeEach(fillDatabase);

  it("refuses in one line, and starts at once when the other was killed, with its child processes", async () => {
    const first = await startAndListen();
    const { web, worker } = childrenOf(first.pid);
    const more = { ...env, PORT: String(await freePort()) };
    const refused = startProgram(["scripts/start.mjs", "--built"], more);
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toBe(
      `A site that runs already uses the database ${env.DATABASE_PATH}: stop it, or choose another with DATABASE_PATH.\n`,
    );
    expect([web, worker].every(isAlive)).toBe(true);
    expect(await health()).toBe("OK\n");
    expect(statSync(`${env.DATABASE_PATH}.lock`).mode & 0o777).toBe(0o600);

    await first.end("SIGKILL");
    const second = await startAndListen({ PORT: more.PORT });
    await waitFor("the processes to leave", () => ![web, worker].some(isAlive));
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("does not let two begin that start at the same moment", async () => {
    const ports = [await freePort(), await freePort()];
    const more = { ...env, SESSION_SECRET: "s".repeat(32) };
    const both = ports.map((port) =>
      startProgram(["scripts/start.mjs", "--built"], { ...more, PORT: String(port) }),
    );
    try {
      const ended = await Promise.race(both.map(async (program) => ({ program, code: await program.exit })));
      expect(ended.code).toBe(1);
      expect(ended.program.output()).toContain("A site that runs already uses the database");
      const other = both.find((program) => program !== ended.program);
      await other?.until(/The site listens on http/);
    } finally {
      await Promise.all(both.map((program) => program.end("SIGTERM")));
    }
  });
});

describe("npm start, when a process hangs", () => {
  beforeEach(fillDatabase);

  /** Long enough for a start on a busy machine. */
  const often = {
    SITE_HANG_SECONDS: "15",
    NODE_OPTIONS: `--require ${projectRoot}/tests/support/block-on-signal.cjs`,
  };

  it("restarts the one whose event loop is blocked, web server or worker, and not the other, and stops on SIGTERM while one hangs", async () => {
    const program = await startAndListen(often);
    const before = childrenOf(program.pid);
    process.kill(before.web, "SIGUSR2");
    await waitFor("another web server", () => /started again(.|\n)*The site listens/.test(program.output()));
    expect(await health()).toBe("OK\n");
    const between = childrenOf(program.pid);
    expect(between.web).not.toBe(before.web);
    expect(isAlive(before.web)).toBe(false);
    expect(between.worker).toBe(before.worker);
    expect(program.output()).toContain("The web server hung; it is started again in 1 s.");

    process.kill(before.worker, "SIGUSR2");
    await program.until(/The worker hung; it is started again in 1 s\./);
    const worker = await waitFor("another worker", () => childrenOf(program.pid).worker || null);
    expect(worker).not.toBe(before.worker);
    expect(childrenOf(program.pid).web).toBe(between.web);
    expect(isAlive(before.worker)).toBe(false);

    process.kill(between.web, "SIGUSR2");
    expect(await program.end("SIGTERM")).toBe(0);
  });
});

describe("npm start exits with one line", () => {
  const failedStart = async (more: Partial<NodeJS.ProcessEnv>) => {
    const program = start(more);
    expect(await program.exit).toBe(1);
    expect(program.output()).not.toMatch(/^\s+at /m);
    return program.output().trim().split("\n");
  };

  it("for a port in use", async () => {
    const other = createServer().listen(Number(env.PORT), "127.0.0.1");
    await waitFor("the other server", () => other.listening);
    expect(await failedStart({})).toEqual([
      `Port ${env.PORT} is taken: stop what listens there, or choose another with PORT.`,
    ]);
    other.close();
  });

  it("for production without a secret", async () => {
    const lines = await failedStart({ NODE_ENV: "production" });
    expect(lines).toEqual([expect.stringContaining("SESSION_SECRET is not set")]);
  });

  it("for invalid environment variables", async () => {
    const lines = await failedStart({ SMTP_URL: "mail.example.org", NEWSLETTER_CRON: "soon" });
    expect(lines).toEqual([
      expect.stringMatching(/^SMTP_URL must look like/),
      expect.stringMatching(/^NEWSLETTER_CRON must be/),
      "Not started.",
    ]);
  });

  it("for a port that no server has", async () => {
    expect(await failedStart({ PORT: "-1" })).toEqual([
      "PORT must be a whole number from 1 to 65535, and is -1.",
    ]);
  });

  it.each([
    ["BACKUP_DIR", "a folder within a file"],
    ["BOUNCE_MAILDIR", "a folder that is no Maildir"],
  ])("for a %s that is %s", async (setting) => {
    const folder = join(directory, setting === "BACKUP_DIR" ? "file/backups" : "Maildir");
    writeFileSync(join(directory, "file"), "");
    expect(await failedStart({ [setting]: folder })).toEqual([
      expect.stringMatching(new RegExp(`^${setting}: the folder ${folder}\\S* cannot be used: `)),
      "Not started.",
    ]);
  });

  it("for a data folder that cannot be made", async () => {
    writeFileSync(join(directory, "file"), "");
    const path = join(directory, "file/data/site.db");
    expect(await failedStart({ DATABASE_PATH: path })).toEqual([
      expect.stringContaining(`DATABASE_PATH: the folder ${dirname(path)} cannot be used: `),
    ]);
  });

  it("for a database that cannot be opened", async () => {
    const lines = await failedStart({ DATABASE_PATH: directory, SESSION_SECRET: "s".repeat(32) });
    expect(lines[0]).toContain(`The database ${directory} could not be prepared`);
  });

  it("without the model that finds danger", () => {
    const program = join(projectRoot, "build/scripts/prepare.cjs");
    const ready = { ...env, SESSION_SECRET: "s".repeat(32) };
    const options = { cwd: directory, env: ready, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, [program], options);
    expect(stderr).toMatch(/^models\/danger\.bin cannot be used: ENOENT[^\n]*install it again\.\n$/);
    expect(status).toBe(1);
  });
});

it("gives the model of needs to the web server, and to the check at the start", () => {
  const readsNeeds = (path: string) =>
    /readModel\w*\("needs"/.test(readFileSync(join(projectRoot, "build", path), "utf8"));
  expect(["index.js", "scripts/prepare.cjs", "scripts/worker.cjs"].map(readsNeeds)).toEqual([
    true,
    true,
    false,
  ]);
});
