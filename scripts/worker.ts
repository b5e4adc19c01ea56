/**
 * Runs beside the web server: queues the newsletter when it is due, sends all mail, purges what has expired, and does
 * what the settings switch on: reads news from feeds, checks the links of the resource directory, reads returned mail.
 */

import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { Cron } from "croner";
import { readFreeBytes } from "~/database/disk-space.server";
import { openDatabase } from "~/database/open-database.server";
import { refoldWaiting } from "~/database/refold.server";
import { backUpWhenDue, DUE_BACKUP_CRON } from "~/features/backups/run-backup.server";
import { readMaildir } from "~/features/bounces/mailbox.server";
import { parseMailLimited } from "~/features/bounces/parse-mail.server";
import { BOUNCE_CRON, type MailReaders, readBounces } from "~/features/bounces/read-bounces.server";
import { testMails } from "~/features/campaigns/desk/test-mails.server";
import { startCampaigns } from "~/features/campaigns/sending/campaign-mails.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { dataRequestMails } from "~/features/data-requests/data-request-mails.server";
import { DUE_FEEDS_CRON, importDueFeeds, importOptions } from "~/features/feeds/import-news.server";
import { notificationMails } from "~/features/notifications/notification-mails.server";
import { answerTaker } from "~/features/replies/answers/take-answer.server";
import { replyMails } from "~/features/replies/reply-mails.server";
import { checkNextLink, LINK_CHECK_CRON } from "~/features/resources/links/check-links.server";
import { enforceRetention } from "~/features/retention/enforce-retention.server";
import { accountMails } from "~/features/staff/accounts/account-mails.server";
import { watchLease } from "~/features/standby/watch-lease.server";
import { signupMails } from "~/features/subscribers/signup/signup-mails.server";
import { compactDatabase } from "~/kits/erasure/overwrite-deleted.queries.server";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { startHeartbeat } from "~/kits/outbox/heartbeat.server";
import { runOutbox } from "~/kits/outbox/run-queue.server";
import { logger } from "~/lib/logger.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, stopSignal } from "./support/program";

const NICENESS = 10;

void runProgram(async () => {
  // Whoever opens a page waits for it; nobody waits for a mail.
  setPriority(NICENESS);
  const env = processEnvironment();
  const told = stopSignal();
  // A worker whose lease is gone ends; the next one waits here, before it has done anything.
  const lease = watchLease(env);
  if (lease && !(await lease.untilHeld(told))) return;
  const stop = lease?.untilGone(told) ?? told;
  const db = openDatabase(env.DATABASE_PATH);
  const mailer = configuredMailer(env);
  /** One run at a time; an interrupted one is continued by the next. */
  const repeat = (pattern: string, what: string, run: () => Promise<unknown>) =>
    new Cron(pattern, { timezone: "UTC", protect: true }, async () => {
      await run().catch((error: unknown) => {
        if (!stop.aborted) logger.error(`${what} failed`, { error });
      });
    });
  const purging = repeat("0 * * * *", "Purging expired rows", () => enforceRetention(db, new Date()));
  const compacting = repeat("30 3 * * *", "Compacting the database", async () => {
    const freeBytes = await readFreeBytes(env.DATABASE_PATH);
    if (!(await compactDatabase(db, freeBytes))) logger.warn("Too large to compact", { freeBytes });
  });
  const jobs = [purging, compacting];
  const start = (job: Cron) => {
    jobs.push(job);
    void job.trigger();
  };
  if (env.CHECK_LINKS === "on") {
    const userAgent = `link-checker (+${new URL(env.SITE_URL).href})`;
    const options = { userAgent, allowedHosts: env.CHECK_LINKS_ALLOW, signal: stop };
    start(repeat(LINK_CHECK_CRON, "Checking a link", () => checkNextLink(db, options)));
  }
  if (env.NEWS_IMPORT_CRON !== "off") {
    const options = importOptions(env, fileURLToPath(new URL("./parse-feed.cjs", import.meta.url)), stop);
    start(repeat(DUE_FEEDS_CRON, "Reading news", () => importDueFeeds(db, options)));
  }
  if (env.BACKUP_CRON !== "off") {
    const options = { program: fileURLToPath(new URL("./backup.cjs", import.meta.url)), signal: stop };
    jobs.push(repeat(DUE_BACKUP_CRON, "Backing up", () => backUpWhenDue(env, options)));
  }
  const { BOUNCE_MAILDIR: maildir } = env;
  if (maildir) {
    const program = fileURLToPath(new URL("./parse-mail.cjs", import.meta.url));
    const readers: MailReaders = {
      parse: (raw) => parseMailLimited(raw, { program, signal: stop }),
      takeAnswer: answerTaker(db, env),
    };
    const read = async () => {
      const { counts } = await readBounces(db, readMaildir(maildir), () => new Date(), env, readers);
      if (Object.values(counts).some((count) => count > 0)) logger.info("Read returned mail", counts);
    };
    start(repeat(BOUNCE_CRON, "Reading returned mail", read));
  }
  const settings = newsletterSettings(env);
  const now = () => new Date();
  const organization = {
    organization: env.ORGANIZATION_NAME,
    siteUrl: env.SITE_URL,
  };
  const endHeartbeat = await startHeartbeat(db, now);
  try {
    // Concurrently with the mails: a backlog takes many seconds.
    void purging.trigger();
    void refoldWaiting(db, stop).catch((error: unknown) => {
      if (!stop.aborted) logger.error("Folding text anew failed", { error });
    });
    // The most urgent first.
    const kinds = [
      accountMails(organization),
      replyMails({ ...organization, env }),
      dataRequestMails(env),
      ...(settings.blockers.length === 0 ? signupMails(settings.publisher, env) : []),
      testMails(env.SITE_URL),
      notificationMails({ ...organization, recipients: env.STAFF_MAIL_TO }),
      ...(await startCampaigns(db, settings, now())),
    ];
    const outbox = { db, mailer, domain: settings.domain, now, signal: stop };
    await runOutbox({ ...outbox, ...(lease && { mayClaim: lease.isHeld }) }, kinds);
  } finally {
    endHeartbeat();
    for (const job of jobs) job.stop();
    mailer.close();
    await db.destroy();
  }
});
