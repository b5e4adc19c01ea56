import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { Credentials } from "~/features/staff/accounts/grant-admin.server";
import { freePort } from "../../scripts/support/port.mjs";
import { WEB } from "../../scripts/support/site-processes.mjs";
import { organizationAddresses } from "./organization";
import { ADMIN, prepareDatabase } from "./prepared-database";
import { type Program, START_MS, startProgram } from "./program";
import { waitFor } from "./wait-for";

export interface SiteOptions {
  /** Whether the reference articles and resources are loaded; yes unless said otherwise. */
  seed?: boolean;
  /** More environment variables for every program of this site. */
  env?: Partial<NodeJS.ProcessEnv>;
  /** A folder for the database and the outbox, removed in the end; one in the system's temporary folder by default. */
  directory?: string;
  /** Whether the web server has the arguments that it has everywhere else, and renders its pages ahead; no unless said otherwise. */
  asDeployed?: boolean;
}

export interface Site {
  url: string;
  /** A connection of the test's own to the site's database. */
  db: Database;
  admin: Credentials;
  /** The temporary folder that holds the database and the outbox. */
  directory: string;
  /** What the site's programs are started with; change it before `restart` or `run`. */
  env: NodeJS.ProcessEnv;
  web: () => Program;
  /** Starts one of the site's programs, such as "worker" or "send-newsletter", beside the web server. */
  run: (name: string, args?: string[], env?: Partial<NodeJS.ProcessEnv>) => Program;
  /** Starts a second web server on the same database, at another address, which it returns. */
  startSecond: () => Promise<string>;
  /** Ends the web server in the middle of whatever it is doing. */
  kill9: () => Promise<void>;
  /** Starts the web server again, at the same address, with `env` as it is now. */
  restart: () => Promise<void>;
  /** Ends every program of this site and removes its folder. */
  stop: () => Promise<void>;
}

/** The site's own arguments save memory and cost a fifth of each start: only a test that looks at the memory takes them. */
const QUICK_WEB = [
  ...["--single-threaded-gc", "--min-semi-space-size=64", "--max-semi-space-size=64"],
  // With a large young generation, what is garbage grows old: under the site's own limit there would be no room for it.
  "--max-old-space-size=256",
  ...WEB.filter((argument) => !/^--(?:optimize-for-size$|max-)/.test(argument)),
];

async function startWeb(url: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Program> {
  const web = startProgram([...args], env);
  try {
    const isHealthy = async () => {
      if (!web.running()) return true;
      const response = await fetch(`${url}/healthz`);
      await response.text();
      return response.ok;
    };
    await waitFor("the web server", isHealthy, { timeoutMs: START_MS });
    if (!web.running()) throw new Error("The web server has ended");
    return web;
  } catch (cause) {
    await web.end("SIGKILL");
    throw new Error(`The site did not start:\n${web.output()}`, { cause });
  }
}

/** Tries other ports where another program has taken the free one before the server listens: many sites start at once. */
async function startOnFreePort(
  env: NodeJS.ProcessEnv,
  more: SiteOptions["env"],
  args: readonly string[],
  tries = 5,
): Promise<{ url: string; env: NodeJS.ProcessEnv; web: Program }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const full: NodeJS.ProcessEnv = { ...env, SITE_URL: url, PORT: String(port), ...more };
  try {
    return { url, env: full, web: await startWeb(url, full, args) };
  } catch (error) {
    if (tries <= 1 || !/EADDRINUSE/.test(String(error))) throw error;
    return startOnFreePort(env, more, args, tries - 1);
  }
}

/**
 * A site that runs already and is no child of the tests: its address, database and secret stand in the environment
 * (`npm run test:image`).
 *
 * @throws when a test wants to start, stop or kill one of its programs
 */
export function attachToSite(url: string): Site {
  const { RUNNING_SITE_DATABASE: databasePath = "", RUNNING_SITE_SECRET } = process.env;
  const notOurs = () => {
    throw new Error("This site is not the tests' own");
  };
  const db = openDatabase(databasePath);
  return {
    url,
    db,
    admin: ADMIN,
    directory: dirname(databasePath),
    env: {
      NODE_ENV: "production",
      DATABASE_PATH: databasePath,
      SITE_URL: url,
      ...(RUNNING_SITE_SECRET && { SESSION_SECRET: RUNNING_SITE_SECRET }),
    },
    web: notOurs,
    run: notOurs,
    startSecond: notOurs,
    kill9: notOurs,
    restart: notOurs,
    stop: () => db.destroy(),
  };
}

/**
 * Starts the built site on a free port with a temporary database of its own: migrated, seeded, and with one admin
 * whose password is known. It has no worker; `run("worker")` starts one.
 *
 * @throws with the server's output when it does not come up
 */
export async function startSite({
  seed = true,
  env: more = {},
  directory = mkdtempSync(join(tmpdir(), "site-")),
  asDeployed = false,
}: SiteOptions = {}): Promise<Site> {
  const databasePath = join(directory, "site.db");
  const fixed: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    DATABASE_PATH: databasePath,
    SESSION_SECRET: "a secret for tests, long enough for the check",
    HOST: "127.0.0.1",
    NEWS_IMPORT_CRON: "off",
    BACKUP_CRON: "off",
    PAGES_AHEAD: asDeployed ? "on" : "off",
    OPERATOR_MAIL_TO: "none",
    ...organizationAddresses,
  };
  const { db } = await prepareDatabase(databasePath, seed);
  const others: Program[] = [];
  const args = asDeployed ? WEB : QUICK_WEB;
  const { url, env, web: first } = await startOnFreePort(fixed, more, args);
  let web = first;

  return {
    url,
    db,
    admin: ADMIN,
    directory,
    env,
    web: () => web,
    run: (name, args = [], extra = {}) => {
      const program = startProgram([`build/scripts/${name}.cjs`, ...args], { ...env, ...extra });
      others.push(program);
      return program;
    },
    startSecond: async () => {
      const { url, web } = await startOnFreePort(env, {}, args);
      others.push(web);
      return url;
    },
    kill9: async () => void (await web.end("SIGKILL")),
    restart: async () => {
      await web.end("SIGTERM");
      web = await startWeb(url, env, args);
    },
    stop: async () => {
      await Promise.all([web, ...others].map((program) => program.end("SIGTERM")));
      await db.destroy();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
