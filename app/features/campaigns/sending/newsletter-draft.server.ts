import type { Database } from "~/database/open-database.server";
import type { CurrentIssue } from "~/features/campaigns/weekly/current-issue.server";
import { parseDraftItems } from "~/features/campaigns/weekly/draft-items.server";
import { claimItems } from "~/features/campaigns/weekly/news-items.server";
import {
  type DraftChange,
  findNewsletterDraft,
  findSentDraft,
  findStaff,
  insertSentDraft,
  type NewsletterDraft,
  updateNewsletterDraft,
} from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { type Author, operator, recordAudit, schedule } from "~/kits/audit-log/audit-log.queries.server";

type Written = Pick<NewsletterDraft, "subject" | "introduction" | "items">;

const BLANK = { subject: "", introduction: "", items: "[]" } as const satisfies Written;
const NO_TIME = { send_at: null, scheduled_by: null, missed_at: null, missed_reason: null } as const;

const isSame = (a: Written, b: Written) =>
  a.subject === b.subject && a.introduction === b.introduction && a.items === b.items;

export const isBlank = (draft: Written) => isSame(draft, BLANK);

/** Increments the version and writes the audit entry, by which a form that was opened before is merged. */
export async function changeNewsletterDraft(
  trx: Database,
  draft: NewsletterDraft,
  { change, action, who }: { change: DraftChange; action: string; who: Author },
  now: Date,
): Promise<void> {
  const { id, version } = draft;
  await updateNewsletterDraft(trx, { ...change, version: version + 1 });
  const { id: _, ...before } = draft;
  const after = { ...before, ...change, version: version + 1 };
  const changed = (side: Record<string, unknown>, other: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(side).filter(([name, value]) => name !== "scheduled_by" && value !== other[name]),
    );
  await recordAudit(
    trx,
    who,
    {
      action,
      kind: "newsletter_draft",
      recordId: String(id),
      before: changed(before, after),
      after: changed(after, before),
    },
    now,
  );
}

/** @param userId nothing for what the worker does by itself */
export async function authorOf(trx: Database, userId: string | null, otherwise: Author): Promise<Author> {
  const found = userId === null ? undefined : await findStaff(trx, userId);
  return found ? { userId: found.id, email: found.email } : otherwise;
}

interface MadeNewsletter {
  id: number;
  createdBy: string | null;
  scheduledFor: string | null;
  never: CurrentIssue["never"];
}

/** In the transaction that makes a newsletter: its draft is stored with it, and a blank one takes its place. */
export async function consumeNewsletterDraft(
  trx: Database,
  { id, createdBy, scheduledFor, never }: MadeNewsletter,
  now: Date,
): Promise<void> {
  for (const items of never) await claimItems(trx, id, items);
  const draft = await findNewsletterDraft(trx);
  if (!isBlank(draft)) {
    const { subject, introduction, items } = draft;
    await insertSentDraft(trx, { campaign_id: id, subject, introduction, items });
  }
  if (isBlank(draft) && draft.send_at === null && draft.missed_at === null) return;
  const who = await authorOf(trx, createdBy, scheduledFor === null ? operator : schedule);
  await changeNewsletterDraft(trx, draft, { change: { ...BLANK, ...NO_TIME }, action: "sent", who }, now);
}

/** When no one got the newsletter: its text and choice of articles are the draft again, unless there is another. */
export async function returnNewsletterDraft(trx: Database, campaignId: number, now: Date): Promise<void> {
  const sent = await findSentDraft(trx, campaignId);
  const draft = await findNewsletterDraft(trx);
  if (!sent || !isBlank(draft)) return;
  await changeNewsletterDraft(trx, draft, { change: sent, action: "taken back", who: schedule }, now);
}

/** Its mails are sent again after all: the draft that was returned is gone, unless it was edited. */
export async function withdrawReturnedNewsletterDraft(
  trx: Database,
  campaignId: number,
  now: Date,
): Promise<void> {
  const sent = await findSentDraft(trx, campaignId);
  if (!sent) return;
  for (const kind of ["article", "resource"] as const) {
    const never = parseDraftItems(sent.items).filter((item) => item.kind === kind && item.choice === "never");
    await claimItems(trx, campaignId, { kind, ids: never.map(({ id }) => id) });
  }
  const draft = await findNewsletterDraft(trx);
  if (!isSame(draft, sent)) return;
  const change = { ...BLANK, ...NO_TIME };
  await changeNewsletterDraft(trx, draft, { change, action: "sent", who: schedule }, now);
}

/** @param onTimeRemoved in the transaction, when a time was chosen */
export async function discardNewsletterDraft(
  db: Database,
  who: Author,
  now: Date,
  onTimeRemoved: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await findNewsletterDraft(trx);
    if (isBlank(draft) && draft.send_at === null && draft.missed_at === null) return;
    if (draft.send_at !== null) await onTimeRemoved(trx);
    await changeNewsletterDraft(
      trx,
      draft,
      { change: { ...BLANK, ...NO_TIME }, action: "discarded", who },
      now,
    );
  });
}
