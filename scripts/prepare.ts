/** Gets the site ready to serve: newest schema, reference content, a first admin, whole models. Run before each start. */

import { chmodSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { needKinds } from "~/content/resources/search-intents";
import { ensureRoomForStaff } from "~/database/disk-space.server";
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { newsTopics } from "~/features/articles/public/news-topic";
import { newsKinds } from "~/features/articles/public/weigh-news.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { sendingBlockers } from "~/features/campaigns/sending/settings.server";
import { addDefaultFeeds } from "~/features/feeds/feeds.queries.server";
import { resealAll, type SealedValues, secretsCopy } from "~/features/secrets/reseal.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { spamKinds } from "~/features/spam/spam-words.server";
import { ensureFirstAdmin } from "~/features/staff/accounts/grant-admin.server";
import { checkProgram, configPath, writeConfig } from "~/features/standby/litestream.server";
import { requireLease } from "~/features/standby/take-lease.server";
import { checkMachine, checkOtherFolders } from "~/features/system/doctor/machine.server";
import { readModel } from "~/kits/text-model/weights.server";
import { dangerKinds } from "~/lib/danger-family";
import { formatCount } from "~/lib/numbers";
import {
  type Environment,
  misspelledSettings,
  processEnvironment,
  unsetSettings,
  VARIABLES,
} from "~/server/read-environment.server";
import { readOrganization, readVoices } from "~/server/settings-files.server";
import { freePort } from "./support/port.mjs";
import { runProgram, say } from "./support/program";

/** SQLite copies the database's mode to the other two. */
const SUFFIXES = ["", "-wal", "-shm"];

/** Mode 600. @returns files whose mode may not be changed */
function restrictToOwner(databasePath: string): string[] {
  const existing = SUFFIXES.map((suffix) => databasePath + suffix).filter((file) => existsSync(file));
  return existing.filter((file) => {
    try {
      chmodSync(file, 0o600);
      return false;
    } catch {
      return true;
    }
  });
}

/** @throws for a folder that a setting names and that cannot be used; what else is wrong is only said */
async function checkThisMachine(env: Environment): Promise<void> {
  const unusable = checkOtherFolders(env).find(({ problem }) => problem !== undefined);
  if (unusable) throw new Error(unusable.problem);
  const misspelled = misspelledSettings(process.env);
  const findings = await checkMachine({ env, known: VARIABLES, misspelled, now: new Date() });
  for (const { name, problem } of findings) if (problem !== undefined) say(`${name}: ${problem}`);
}

/** Relative to the project's folder, where the launchers run every program. */
const SEEDS = "seeds";

/** Before the database is touched, and with it what Litestream is started with (`start.mjs`). */
async function prepareReplica(env: Environment): Promise<void> {
  rmSync(configPath(env.DATABASE_PATH), { force: true });
  if (!env.replica) return;
  await checkProgram(env.replica.program, say);
  const own = await requireLease(env, new Date(), say);
  if (!own) return;
  const { replica, DATABASE_PATH: databasePath } = env;
  writeConfig(replica, { databasePath, term: own.term, port: await freePort() });
}

async function prepareDatabase(env: Environment): Promise<void> {
  const { DATABASE_PATH: path, ADMIN_EMAIL: adminEmail, NEWS_IMPORT_CRON } = env;
  for (const file of restrictToOwner(path))
    say(`Others may be able to read ${file}, whose mode may not be changed.`);
  const onCopy = (copyPath: string) => say(`Copied the database before its upgrade: ${copyPath}`);
  for (const name of await migrateFile(path, { onCopy })) say(`Migrated the database: ${name}`);
  const db = openDatabase(path);
  try {
    sayWhatIsSealed(await resealAll(db, env));
    const { articles, resources } = await loadSeeds(db, SEEDS);
    if (articles) say(`Loaded ${articles} articles.`);
    // Articles are loaded once: into a new site.
    if (articles && NEWS_IMPORT_CRON !== "off") await addDefaultFeeds(db, new Date());
    if (resources) say(`Loaded ${resources} support resources.`);
    await ensureFirstAdmin(db, adminEmail, ({ email, password }) => {
      say(
        "",
        "The first admin, shown this once:",
        `  email     ${email}`,
        `  password  ${password}`,
        "Signing in asks for another password.",
        "",
      );
    });
  } finally {
    await db.destroy();
  }
}

function sayWhatIsSealed(columns: readonly SealedValues[]): void {
  for (const { name, total, unreadable, outdated } of columns) {
    if (outdated > 0) say(`Encrypted ${formatCount(outdated)} ${name} with the new SESSION_SECRET.`);
    if (unreadable > 0) {
      const text = secretsCopy.unreadable(formatCount(unreadable), formatCount(total));
      say([`${secretsCopy.labels[name] ?? name}:`, text, secretsCopy.untilThen[name]].join(" ").trim());
    }
  }
}

function sayWhatIsUnset(env: Environment): void {
  if (!env.SMTP_URL) say(`No SMTP_URL: mail is written to ${join(dirname(env.DATABASE_PATH), "outbox")}/.`);
  const unset = unsetSettings(process.env);
  if (unset.length > 0)
    say(`Still unset, so pages leave these out, and mails show examples: ${unset.join(", ")}`);
  const blockers = sendingBlockers(env);
  if (blockers.length > 0) say(sendingBlocked.text(blockers));
}

void runProgram(async () => {
  const env = processEnvironment();
  readVoices(env);
  readOrganization(env);
  readModel("danger", dangerKinds);
  readModel("needs", needKinds);
  readModel("spam", spamKinds);
  readModel("news", newsKinds);
  readModel("topics", newsTopics);
  await checkThisMachine(env);
  await prepareReplica(env);
  await ensureRoomForStaff({ path: env.DATABASE_PATH });
  await prepareDatabase(env).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database ${env.DATABASE_PATH} could not be prepared: ${reason}`, { cause });
  });
  sayWhatIsUnset(env);
});
