/** Runs beside the web server: sends the newsletter when it is due, and whatever else is to be mailed; forgets what may not be kept. */
import { Cron } from "croner";
import { runWorker } from "~/features/newsletter/run-worker.server";
import { mailerOf, newsletterSettings } from "~/features/newsletter/settings.server";
import { forgetOldChanges } from "~/features/records/forget-changes.server";
import { logger } from "~/server/logger.server";
import { openDatabase } from "~/server/open-database.server";
import { forgetOldLimits } from "~/server/rate-limit.server";
import { readEnvironment } from "~/server/read-environment.server";
import { runProgram, stopSignal } from "./support/program";

await runProgram(async () => {
  const env = readEnvironment(process.env);
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = mailerOf(env);
  const forget = async () => {
    try {
      await forgetOldLimits(db, new Date());
      await forgetOldChanges(db, new Date());
    } catch (error) {
      logger.error("what is too old was not forgotten", { error });
    }
  };
  const hourly = new Cron("0 * * * *", { timezone: "UTC" }, forget);
  try {
    await forget();
    await runWorker({
      db,
      mailer,
      settings: newsletterSettings(env),
      pattern: env.NEWSLETTER_CRON,
      now: () => new Date(),
      signal: stopSignal(),
    });
  } finally {
    hourly.stop();
    mailer.close();
    await db.destroy();
  }
});
