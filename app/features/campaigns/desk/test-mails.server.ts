import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind, MailStatus } from "~/database/schema/schema.server";
import { findDraft, ownerOf } from "~/features/campaigns/drafts/drafts.server";
import { writers } from "~/features/campaigns/sending/create-campaign.server";
import { testSubject } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { composeCampaignMail } from "~/kits/list-mail/compose-list-mail.server";
import { TEST_TOKEN } from "~/kits/list-mail/list-mail";
import type { MailKind, MailQueue } from "~/kits/outbox/mail-kind";
import { findQueue } from "~/kits/outbox/mail-queues.queries.server";
import { UNSETTLED } from "~/kits/outbox/mail-states";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Services } from "~/server/services.server";
import { serverTrouble } from "./describe-campaign";

export const TEST_QUEUE: MailQueue = { kind: "test", campaignId: null };

/** @param id idempotency key */
async function wasTestMade(db: Database, id: string): Promise<boolean> {
  const mail = await db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", TEST_QUEUE.kind)
    .where("reference", "=", id)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Their content is in no mail that is still to be sent. */
async function deleteSentTestMails(trx: Database): Promise<void> {
  await trx
    .deleteFrom("test_mails")
    .where("id", "not in", (query) =>
      query
        .selectFrom("mails")
        .select((mail) => mail.fn.coalesce("mails.reference", mail.val("")).as("id"))
        .where("mails.kind", "=", TEST_QUEUE.kind)
        .where("mails.status", "in", UNSETTLED),
    )
    .execute();
}

const SERVER_AWAY_MS = 30_000;
/** Staff wait for it beside the page. */
const GIVE_UP_MS = 60 * 60_000;

/** To a member of staff: what the subscribers would get, with links that change nothing (docs/decisions/sending.md). */
export function testMails(siteUrl: string): MailKind {
  return {
    name: "test",
    whenUncertain: "resend",
    maxAgeMs: GIVE_UP_MS,
    concurrency: 1,
    maxPauseMs: SERVER_AWAY_MS,
    render: async (db, { reference, recipient }) => {
      const content = await db
        .selectFrom("test_mails")
        .select(["kind", "subject", "html", "text"])
        .where("id", "=", reference ?? "")
        .executeTakeFirst();
      if (!content) return undefined;
      const issue = { ...content, subject: testSubject(content.subject) };
      return composeCampaignMail(
        issue,
        { name: "", email: recipient, unsubscribeToken: TEST_TOKEN },
        siteUrl,
      );
    },
    onSettled: (trx) => deleteSentTestMails(trx),
  };
}

/** @param key of the page with the button: pressing it twice sends one mail @returns whether there is such a mail */
export async function enqueueTestMail(
  services: Services,
  staff: Actor,
  { kind, key }: { kind: CampaignKind; key: string },
  now: Date,
): Promise<boolean> {
  const { publisher } = newsletterSettings(services.env);
  const draft = await findDraft(services.db, kind, ownerOf(kind, staff.userId));
  const written = await writers[kind].write(services.db, draft, publisher, now);
  if (!written) return false;
  await services.db.transaction().execute(async (trx) => {
    if (await wasTestMade(trx, key)) return;
    const { subject, html, text } = written.issue;
    const mail = { id: key, kind, subject, html, text, created_at: now.toISOString() };
    await trx.insertInto("test_mails").values(mail).execute();
    await enqueueMail(trx, TEST_QUEUE, { recipient: staff.email, reference: key }, now);
    const entry = {
      action: "sent a test",
      kind: "campaign",
      recordId: null,
      after: { kind, subject },
    } as const;
    await recordAudit(trx, staff, entry, now);
  });
  return true;
}

const AWAITED_MS = 60_000;

/** How far the last test mail of a member of staff is, and the key of the next one. */
export async function loadTest(db: Database, { email }: Actor, now: Date) {
  const last = await describeLastTest(db, email);
  const isRecent = last !== null && now.valueOf() - Date.parse(last.at) < AWAITED_MS;
  return { key: randomUUID(), email, last, isRecent };
}

const states: Record<MailStatus, string> = {
  queued: "it waits to be sent.",
  sending: "it is being sent.",
  sent: "the mail server has accepted it.",
  written: "it was written to a file, because SMTP_URL is not set.",
  failed: "it was not sent.",
  uncertain: "the connection broke before the mail server answered.",
  skipped: "it was not sent.",
  cancelled: "it was not sent.",
};

/** The newest test mail to an address, with an ISO timestamp. */
async function describeLastTest(db: Database, email: string) {
  const last = await db
    .selectFrom("mails")
    .select(["status", "last_error", "created_at"])
    .where("kind", "=", TEST_QUEUE.kind)
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { status, last_error: error, created_at: at } = last;
  const waits = status === "queued" || status === "sending";
  const serverError = waits ? (await findQueue(db, TEST_QUEUE))?.last_error : undefined;
  const said = serverError ? serverTrouble(serverError) : waits ? null : error;
  return { at, waits, text: said ? `${states[status]} ${said}` : states[status] };
}
