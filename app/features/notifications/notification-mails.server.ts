import { inboxRowPath } from "~/features/staff/admin-paths";
import type { MailKind } from "~/kits/outbox/mail-kind";
import { singleLine } from "~/mail/compose-mail.server";
import { type NoticedSubmission, newSubmissionsMail, subjectLabel } from "./new-submissions.email";
import { batchNotifications, countBatch, listBatch } from "./notifications.queries.server";

interface NotificationSettings {
  recipients: readonly string[];
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
}

/** More than these are only counted. */
const MAX_LISTED = 50;
const MAX_PAUSE_MS = 15 * 60_000;

/**
 * Rendered when sent, so deleted submissions are left out. While the mail server is down nothing is batched: one mail
 * follows, not many. An uncertain one is not sent again, since the dashboard lists the same.
 */
export function notificationMails({ recipients, organization, siteUrl }: NotificationSettings): MailKind {
  return {
    name: "notification",
    whenUncertain: "park",
    concurrency: 1,
    maxPauseMs: MAX_PAUSE_MS,
    enqueueDue: (db, now) => batchNotifications(db, recipients, now),
    render: async (db, { reference, recipient }) => {
      const batch = Number(reference);
      const rows = await listBatch(db, batch, MAX_LISTED);
      if (rows.length === 0) return undefined;
      const submissions = rows.map(
        ({
          kind,
          record_id,
          name,
          subject,
          resource_id,
          danger,
          is_spanish,
          is_answer,
        }): NoticedSubmission => {
          const resource =
            resource_id === null ? "/admin/resources" : (`/admin/resources/${resource_id}` as const);
          const path =
            is_answer === 1
              ? inboxRowPath(kind, record_id)
              : kind === "report"
                ? resource
                : (`/admin/dashboard/${kind}/${record_id}` as const);
          return {
            kind,
            name: singleLine(name),
            subject: subject === null ? null : subjectLabel(subject),
            path,
            isUrgent: danger !== null,
            isSpanish: is_spanish === 1,
            isAnswer: is_answer === 1,
          };
        },
      );
      const total = await countBatch(db, batch);
      return {
        to: { name: "", address: recipient },
        ...newSubmissionsMail({ submissions, total, organization, siteUrl }),
        // RFC 3834: no program is to answer it.
        headers: { "Auto-Submitted": "auto-generated" },
      };
    },
  };
}
