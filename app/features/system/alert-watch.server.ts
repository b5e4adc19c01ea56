import { spawn } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import {
  type AlertState,
  afterMail,
  alertStateSchema,
  isMailDue,
  NOTHING_WRONG,
  stepAlerts,
} from "./alert-steps.server";
import { certificateWatch } from "./certificate.server";
import { type Checks, checkSite } from "./checks.server";

const LOOK_EVERY_MS = 60_000;
const ASK_MS = 10_000;
/** After a mail that could not be handed over. */
const RETRY_MS = 5 * 60_000;
const HANDOVER_MS = 2 * 60_000;
/** Relative to the project's folder, where every program runs. */
const PROGRAM = "build/scripts/tell-operator.cjs";
const HEAP_LIMITS = ["--max-old-space-size=96", "--max-semi-space-size=1"];

/** Beside the database and not in it: what is wrong may be the database. */
const statePath = (databasePath: string) => join(dirname(databasePath), "alerts.json");

function readState(databasePath: string): AlertState {
  try {
    return alertStateSchema.parse(JSON.parse(readFileSync(statePath(databasePath), "utf8")));
  } catch {
    return NOTHING_WRONG;
  }
}

function saveState(databasePath: string, state: AlertState): void {
  const path = statePath(databasePath);
  try {
    writeFileSync(`${path}.part`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${path}.part`, path);
  } catch (error) {
    // The disk is full, say: only a restart would make it tell the same again.
    logger.warn("What the operator was told is not saved", { error });
  }
}

/** In a program of its own, past the worker, which may be what is wrong, and without its memory in the web server. */
async function mailOperator(state: AlertState): Promise<void> {
  const child = spawn(process.execPath, [...HEAP_LIMITS, PROGRAM], {
    stdio: ["pipe", "ignore", "pipe"],
    timeout: HANDOVER_MS,
  });
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  child.stdin.on("error", () => undefined).end(JSON.stringify(state));
  const [code, errors] = await Promise.all([exit, text(child.stderr)]);
  if (code !== 0) throw new Error(errors.trim() || "The program that mails the operator was ended.");
}

/** @throws where nobody answers well */
async function ask(url: string): Promise<void> {
  const { get } = await (url.startsWith("https:") ? import("node:https") : import("node:http"));
  const status = await new Promise<number>((resolve, reject) => {
    const request = get(url, { timeout: ASK_MS, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once("error", reject);
    request.once("timeout", () => request.destroy(new Error("It took too long")));
  });
  if (status >= 400) throw new Error(`It answered ${status}`);
}

/**
 * Looks at everything once a minute. Asks for ALERT_URL while all is well, and mails OPERATOR_MAIL_TO when something goes
 * wrong, is well again, or has been wrong for another day (docs/decisions/alerts.md).
 */
class AlertWatch {
  #state: AlertState;
  #before: Checks = {};
  #triedAt = Number.NEGATIVE_INFINITY;
  #wasAnswered = true;
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
    this.#state = readState(services.env.DATABASE_PATH);
  }

  async look(now: Date): Promise<void> {
    const { env } = this.#services;
    await certificateWatch.refresh(env.SITE_URL, now);
    const { latest: certificate } = certificateWatch;
    const options = { now, uptimeMs: process.uptime() * 1000, certificate };
    const checks = await checkSite(this.#services, options);
    const state = stepAlerts(this.#state, this.#before, checks, now);
    this.#before = checks;
    this.#set(state);
    if (env.OPERATOR_MAIL_TO.length > 0) await this.#tell(now);
    else this.#set({ ...state, ended: [] });
    if (env.ALERT_URL && state.problems.length === 0) await this.#ask(env.ALERT_URL);
  }

  #set(state: AlertState): void {
    const isChanged = JSON.stringify(state) !== JSON.stringify(this.#state);
    const names = (of: AlertState) => of.problems.map(({ name, says }) => `${name}: ${says}`).join(", ");
    if (names(state) !== names(this.#state))
      logger.warn("What needs a person has changed", { wrong: names(state) || "nothing" });
    this.#state = state;
    if (isChanged) saveState(this.#services.env.DATABASE_PATH, state);
  }

  async #tell(now: Date): Promise<void> {
    const told = this.#state;
    if (!isMailDue(told, now) || Math.abs(now.valueOf() - this.#triedAt) < RETRY_MS) return;
    try {
      await mailOperator(told);
      this.#set(afterMail(told, now));
      this.#triedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      this.#triedAt = now.valueOf();
      logger.error("The operator could not be mailed", { error });
    }
  }

  async #ask(url: string): Promise<void> {
    const failure = await ask(url).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Its address is a secret.
    if (failure && this.#wasAnswered) logger.warn("ALERT_URL does not answer", { error: failure });
    this.#wasAnswered = failure === undefined;
  }
}

/** Until the process ends. */
export function startAlertWatch(services: Services): void {
  const watch = new AlertWatch(services);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await watch
      .look(new Date())
      .catch((error: unknown) => logger.error("The look at the site failed", { error }));
    isLooking = false;
  };
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}
