/** Runs beside the web server: sends the newsletter when it is due, and whatever else is to be mailed. */
import { runWorker } from "~/features/newsletter/run-worker.server";
import { mailerOf, newsletterSettings } from "~/features/newsletter/settings.server";
import { openDatabase } from "~/server/open-database.server";
import { readEnvironment } from "~/server/read-environment.server";
import { runProgram, stopSignal } from "./support/program";

await runProgram(async () => {
  const env = readEnvironment(process.env);
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = mailerOf(env);
  try {
    await runWorker({
      db,
      mailer,
      settings: newsletterSettings(env),
      pattern: env.NEWSLETTER_CRON,
      now: () => new Date(),
      signal: stopSignal(),
    });
  } finally {
    mailer.close();
    await db.destroy();
  }
});
