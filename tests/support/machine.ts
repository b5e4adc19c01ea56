import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../../scripts/support/port.mjs";
import { childProcesses } from "./child-processes";
import { litestreamPath } from "./litestream";
import { organizationAddresses } from "./organization";
import { type Program, startProgram } from "./program";
import { STORE_KEYS } from "./s3-server";
import { waitFor } from "./wait-for";

/** A site as `npm start` runs it: supervisor, web server, worker and Litestream, with a folder of its own. */
export interface Machine {
  url: string;
  databasePath: string;
  env: NodeJS.ProcessEnv;
  site: Program;
}

interface Surroundings {
  /** The store's address. */
  endpoint: string;
  smtpUrl: string;
  /** Holds the machines' folders. */
  folder: string;
  /** Who is mailed when something is wrong. */
  operator?: string;
  /** Litestream's program. */
  program?: string;
  /** A copy that is only read, of another machine. */
  isCopy?: boolean;
}

/** @param args such as "--failover" @returns a site that may not listen yet, or never */
export async function launchMachine(
  { endpoint, smtpUrl, folder, operator = "none", program = litestreamPath, isCopy = false }: Surroundings,
  name: string,
  args: string[] = [],
): Promise<Machine> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const databasePath = join(folder, name, "site.db");
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_PATH: databasePath,
    SESSION_SECRET: "a secret for tests, long enough for the check",
    SITE_URL: url,
    HOST: "127.0.0.1",
    PORT: port,
    SMTP_URL: smtpUrl,
    MAIL_FROM: "News <news@example.org>",
    POSTAL_ADDRESS: "1 Street",
    OPERATOR_MAIL_TO: operator,
    STAFF_MAIL_TO: "none",
    NEWS_IMPORT_CRON: "off",
    BACKUP_CRON: "off",
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: "bucket",
    BACKUP_S3_ACCESS_KEY: STORE_KEYS.accessKeyId,
    BACKUP_S3_SECRET_KEY: STORE_KEYS.secretAccessKey,
    REPLICA_URL: `${endpoint}/bucket/standby`,
    LITESTREAM_PATH: program,
    ...(isCopy && { DATABASE_READ_ONLY: "on", COPY_EVERY_SECONDS: "1" }),
    ...organizationAddresses,
  };
  const site = startProgram(["scripts/start.mjs", "--built", ...args], env);
  return { url, databasePath, env, site };
}

const LISTENS = /The site listens on http/;

export const readiness = async ({ url }: Machine) => (await fetch(`${url}/readyz`)).text();

/** @returns a site that may save */
export async function startMachine(
  surroundings: Surroundings,
  name: string,
  args: string[] = [],
): Promise<Machine> {
  const machine = await launchMachine(surroundings, name, args);
  await machine.site.until(LISTENS);
  await waitFor("its first look at the lease", async () =>
    (await readiness(machine)).includes("standby: ok"),
  );
  return machine;
}

/** All of its processes, at nearly the same moment. */
export function signalMachine({ site }: Machine, signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  const others = childProcesses(site.pid).map(({ pid }) => pid);
  for (const pid of [site.pid, ...others]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended with another.
    }
  }
}

/** As a fire would. */
export function destroyMachine(machine: Machine): void {
  signalMachine(machine, "SIGKILL");
  rmSync(dirname(machine.databasePath), { recursive: true, force: true });
}
