/** `npm run newsletter:send`: sends the weekly newsletter now. With `-- --dry-run` it only shows what would be sent. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  describeNewsletter,
  sendNewsletterNow,
} from "~/features/newsletter/campaigns/send-newsletter-now.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { openDatabase } from "~/server/open-database.server";
import { readEnvironment } from "~/server/read-environment.server";
import { runProgram, say, stopSignal } from "./support/program";

void runProgram(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  const env = readEnvironment(process.env);
  if (!existsSync(env.DATABASE_PATH)) {
    throw new Error(`There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  }
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = configuredMailer(env);
  const settings = newsletterSettings(env);
  const now = () => new Date();
  try {
    if (values["dry-run"]) return say(...(await describeNewsletter(db, settings, now())));
    const allSent = await sendNewsletterNow({ db, mailer, settings, now, signal: stopSignal(), say });
    process.exitCode = allSent ? 0 : 1;
  } finally {
    mailer.close();
    await db.destroy();
  }
});
