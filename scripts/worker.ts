/**
 * Runs beside the web server: queues the newsletter when it is due, sends all mail, purges what has expired, and checks
 * the links of the resource directory where CHECK_LINKS is on.
 */
import { Cron } from "croner";
import { purgeExpiredBounces } from "~/features/bounces/record-bounce.server";
import { purgeExpiredEvents } from "~/features/dashboard/purge-events.server";
import { startCampaigns } from "~/features/newsletter/campaigns/campaign-mails.server";
import { purgeExpiredCampaignMails } from "~/features/newsletter/campaigns/purge-campaign-mails.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import {
  notificationMails,
  purgeExpiredNotifications,
} from "~/features/notifications/notification-mails.server";
import { checkNextLink, LINK_CHECK_CRON } from "~/features/resources/links/check-links.server";
import { accountMails, purgeExpiredAccountMails } from "~/features/staff/account-mails.server";
import { purgeExpiredChanges } from "~/kits/admin-table/undo.queries.server";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { startHeartbeat } from "~/kits/outbox/heartbeat.server";
import { runOutbox } from "~/kits/outbox/run-outbox.server";
import { logger } from "~/server/logger.server";
import { openDatabase } from "~/server/open-database.server";
import { purgeExpiredRateLimits } from "~/server/rate-limit.server";
import { readEnvironment } from "~/server/read-environment.server";
import { signalSupervisor } from "~/server/report-alive.server";
import { runProgram, stopSignal } from "./support/program";

void runProgram(async () => {
  const env = readEnvironment(process.env);
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = configuredMailer(env);
  const stop = stopSignal();
  const purge = async () => {
    try {
      await purgeExpiredRateLimits(db, new Date());
      await purgeExpiredAccountMails(db, new Date());
      await purgeExpiredChanges(db, new Date());
      await purgeExpiredNotifications(db, new Date());
      await purgeExpiredEvents(db, new Date());
      await purgeExpiredCampaignMails(db, new Date());
      await purgeExpiredBounces(db, new Date());
    } catch (error) {
      // An interrupted purge is continued by the next worker.
      if (!stop.aborted) logger.error("expired rows were not purged", { error });
    }
  };
  const checkLinks = async () => {
    const { CHECK_LINKS_ALLOW: allowedHosts } = env;
    const userAgent = `link-checker (+${new URL(env.SITE_URL).href})`;
    try {
      await checkNextLink(db, { userAgent, allowedHosts, signal: stop });
    } catch (error) {
      if (!stop.aborted) logger.error("a link was not checked", { error });
    }
  };
  const links = new Cron(LINK_CHECK_CRON, { paused: env.CHECK_LINKS === "off", protect: true }, checkLinks);
  const hourly = new Cron("0 * * * *", { timezone: "UTC" }, purge);
  const settings = newsletterSettings(env);
  const now = () => new Date();
  const organization = {
    organization: env.ORGANIZATION_NAME,
    siteUrl: env.SITE_URL,
  };
  const endHeartbeat = await startHeartbeat(db, now, () => signalSupervisor("SIGUSR2"));
  try {
    // Concurrently with the mails: a backlog takes many seconds.
    void purge();
    // In order of priority.
    const kinds = [
      accountMails(organization),
      notificationMails({ ...organization, recipients: env.STAFF_MAIL_TO }),
      ...(await startCampaigns(db, settings, now())),
    ];
    await runOutbox({ db, mailer, domain: settings.domain, now, signal: stop }, kinds);
  } finally {
    endHeartbeat();
    hourly.stop();
    links.stop();
    mailer.close();
    await db.destroy();
  }
});
