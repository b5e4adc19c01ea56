/** Runs beside the web server: sends the newsletter when it is due, and whatever else is to be mailed; forgets what may not be kept. */
import { Cron } from "croner";
import { purgeExpiredEvents } from "~/features/dashboard/purge-events.server";
import { forgetOldDeliveries } from "~/features/newsletter/forget-deliveries.server";
import { runWorker } from "~/features/newsletter/run-worker.server";
import { mailerOf, newsletterSettings } from "~/features/newsletter/settings.server";
import { forgetOldStaffMails, runStaffMail } from "~/features/notifications/run-staff-mail.server";
import { forgetOldAccountMails, runAccountMails } from "~/features/staff/send-account-mails.server";
import { purgeExpiredChanges } from "~/kits/admin-table/commands.server";
import { keepHeartbeat } from "~/kits/outbox/heartbeat.server";
import { logger } from "~/server/logger.server";
import { openDatabase } from "~/server/open-database.server";
import { forgetOldLimits } from "~/server/rate-limit.server";
import { readEnvironment } from "~/server/read-environment.server";
import { signalSupervisor } from "~/server/report-alive.server";
import { runProgram, runTogether, stopSignal } from "./support/program";

void runProgram(async () => {
  const env = readEnvironment(process.env);
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = mailerOf(env);
  const stop = stopSignal();
  const forget = async () => {
    try {
      await forgetOldLimits(db, new Date());
      await forgetOldAccountMails(db, new Date());
      await purgeExpiredChanges(db, new Date());
      await forgetOldStaffMails(db, new Date());
      await purgeExpiredEvents(db, new Date());
      await forgetOldDeliveries(db, new Date());
    } catch (error) {
      // What was in the middle of it when the worker was told to stop goes on with the next one.
      if (!stop.aborted) logger.error("what is too old was not forgotten", { error });
    }
  };
  const hourly = new Cron("0 * * * *", { timezone: "UTC" }, forget);
  const settings = newsletterSettings(env);
  const shared = { db, mailer, now: () => new Date() };
  const organization = {
    organization: env.ORGANIZATION_NAME,
    siteUrl: env.SITE_URL,
    domain: settings.domain,
  };
  const endHeartbeat = await keepHeartbeat(db, shared.now, () => signalSupervisor("SIGUSR2"));
  try {
    // Beside the mails: with a heap of old rows it takes many seconds.
    void forget();
    await runTogether(stop, [
      (signal) => runWorker({ ...shared, settings, pattern: env.NEWSLETTER_CRON, signal }),
      (signal) => runAccountMails({ ...shared, ...organization, signal }),
      (signal) => runStaffMail({ ...shared, ...organization, recipients: env.STAFF_MAIL_TO, signal }),
    ]);
  } finally {
    endHeartbeat();
    hourly.stop();
    mailer.close();
    await db.destroy();
  }
});
