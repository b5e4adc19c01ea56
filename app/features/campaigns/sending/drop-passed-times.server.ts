import type { Database } from "~/database/open-database.server";
import { findNewsletterDraft } from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { operator } from "~/kits/audit-log/audit-log.queries.server";
import { dropPassedDraftTimes } from "./drafts.server";
import { changeNewsletterDraft } from "./newsletter-draft.server";

/** In a restored backup: what was to be sent since it was made may have been sent. */
export async function dropPassedTimes(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await dropPassedDraftTimes(trx, now.toISOString());
    const draft = await findNewsletterDraft(trx);
    if (draft.send_at === null || draft.send_at > now.toISOString()) return;
    const change = {
      send_at: null,
      scheduled_by: null,
      missed_at: draft.send_at,
      missed_reason: "restored",
    } as const;
    await changeNewsletterDraft(trx, draft, { change, action: "not sent", who: operator }, now);
  });
}
