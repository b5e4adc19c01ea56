import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { purgeExpiredBounces } from "~/features/bounces/record-bounce.server";
import { purgeExpiredCampaignMails } from "~/features/campaigns/sending/campaigns.server";
import { deleteChallengesExpiredBefore } from "~/features/contact/challenge.server";
import { purgeExpiredEvents } from "~/features/dashboard/events.admin.queries.server";
import { purgeUnseenItems } from "~/features/feeds/import-news.server";
import { deleteBatchesBefore } from "~/features/notifications/notifications.queries.server";
import { deleteOrphanedReplies } from "~/features/replies/replies.queries.server";
import { purgeDecidedSpam } from "~/features/spam/quarantine.queries.server";
import { deleteExpiredInvitations } from "~/features/staff/accounts/accounts.queries.server";
import { deleteExpiredResets } from "~/features/staff/admins.queries.server";
import { deleteExpiredSessions } from "~/features/staff/sessions/sessions.queries.server";
import { deleteSignupsBefore, oldestSignup } from "~/features/subscribers/list/subscribe.server";
import { deleteRateLimitsBefore } from "~/http/limits/rate-limit.server";
import { purgeExpiredChanges } from "~/kits/admin-table/undo.queries.server";
import { deleteAuditEntriesBefore } from "~/kits/audit-log/audit-log.queries.server";
import { deleteExpiredImports } from "~/kits/csv-import/sheet-imports.queries.server";
import { overwriteDeleted } from "~/kits/erasure/overwrite-deleted.queries.server";
import { mayDeleteByAge } from "~/kits/outbox/heartbeat.server";
import { purgeExpiredMails } from "~/kits/outbox/purge-mails.server";

type Purge = (db: Database, now: Date) => Promise<unknown>;

const purges: readonly Purge[] = [
  (db, now) => deleteRateLimitsBefore(db, retentionCutoff("antiSpam", now)),
  (db, now) => deleteExpiredResets(db, now),
  (db, now) => deleteExpiredInvitations(db, now.toISOString()),
  (db, now) => deleteExpiredSessions(db, now.toISOString()),
  (db, now) => deleteExpiredImports(db, "resource_imports", now),
  (db, now) => deleteExpiredImports(db, "subscriber_imports", now),
  (db, now) => deleteChallengesExpiredBefore(db, now.toISOString()),
  purgeExpiredChanges,
  (db, now) => deleteSignupsBefore(db, oldestSignup(now)),
  (db, now) => deleteBatchesBefore(db, retentionCutoff("mails", now)),
  purgeExpiredMails,
  purgeExpiredCampaignMails,
  purgeExpiredBounces,
  purgeExpiredEvents,
  (db, now) => {
    const before = retentionCutoff("auditLog", now);
    return deleteInBatches((limit) => deleteAuditEntriesBefore(db, before, limit));
  },
  purgeDecidedSpam,
  purgeUnseenItems,
  (db) => deleteOrphanedReplies(db),
];

/**
 * Deletes what is older than the registry of personal data allows, and its remains in the files; nothing while the clock
 * may be wrong. @throws after all
 * others the first error
 */
export async function enforceRetention(db: Database, now: Date): Promise<void> {
  if (!(await mayDeleteByAge(db, now))) return;
  const errors: unknown[] = [];
  for (const purge of [...purges, overwriteDeleted])
    await purge(db, now).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
