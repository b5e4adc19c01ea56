import type { Database } from "~/database/open-database.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Sender } from "~/mail/compose-mail.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";

/** Mails without a campaign, so that nothing but the outbox is tested. */
export const QUEUE = { kind: "newsletter", campaignId: null } as const;

export const plainKind: MailKind = {
  name: "newsletter",
  whenUncertain: "park",
  maxPauseMs: 60_000,
  render: async (_, { recipient }) => ({
    to: { name: "", address: recipient },
    subject: "News",
    html: "<p>News</p>",
    text: "News",
    headers: {},
  }),
};

/** reader1@example.org, reader2@example.org and so on. */
export const reader = (number: number) => `reader${number}@example.org`;

export async function enqueueReaders(db: Database, count: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number <= count; number++)
      await enqueueMail(trx, QUEUE, { recipient: reader(number), reference: null }, now);
  });
}

export function fastMailer(smtpUrl: string, sender: Partial<Sender> = {}): Mailer {
  const from = "News <news@example.org>";
  return createMailer({ smtpUrl, from, outboxDirectory: "/nowhere", perSecond: 100_000, ...sender });
}
