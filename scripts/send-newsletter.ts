/**
 * `npm run newsletter:send`: sends the weekly newsletter now. With `-- --dry-run` it only shows what would be sent, with
 * `-- --to ann@example.org` it sends a test to that address alone.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase } from "~/database/open-database.server";
import {
  describeNewsletter,
  sendNewsletterNow,
  sendNewsletterTest,
} from "~/features/campaigns/sending/send-newsletter-now.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { watchLease } from "~/features/standby/watch-lease.server";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say, stopSignal } from "./support/program";

void runProgram(async () => {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      to: { type: "string", multiple: true, default: [] },
    },
  });
  const testRecipients = values.to.map((address) => {
    const email = normalizeEmail(address);
    if (!email) throw new Error(`--to ${address} is not an email address.`);
    return email;
  });
  const env = processEnvironment();
  if (!existsSync(env.DATABASE_PATH)) {
    throw new Error(`There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  }
  const told = stopSignal();
  const isDryRun = values["dry-run"];
  const lease = isDryRun ? undefined : watchLease(env);
  if (lease && !(await lease.untilHeld(told))) return;
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = configuredMailer(env);
  const settings = newsletterSettings(env);
  const now = () => new Date();
  try {
    if (isDryRun) return say(...(await describeNewsletter(db, settings, now())));
    const options = { db, mailer, settings, now, signal: lease?.untilGone(told) ?? told, say };
    const allSent =
      testRecipients.length > 0
        ? await sendNewsletterTest(options, testRecipients)
        : await sendNewsletterNow(options);
    process.exitCode = allSent ? 0 : 1;
  } finally {
    mailer.close();
    await db.destroy();
  }
});
