import { listScheduledDrafts } from "~/features/campaigns/sending/drafts.server";
import { parseDraftItems } from "~/features/campaigns/weekly/draft-items.server";
import { findNewsletterDraft } from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { panels, sendingParameters } from "./campaign.forms";
import { shownTime } from "./choose-time";
import { chosenTime as copy, newsletterDraft } from "./newsletter-draft.copy";

export interface ScheduledSend {
  /** "newsletter", or the key of a draft. */
  of: string;
  /** ISO timestamp. */
  at: string;
  text: string;
  /** Where its time can be changed; null for the draft of somebody else. */
  change: `/${string}` | null;
}

const OWN_DRAFT =
  `${adminPaths.dashboard}/newsletter?${sendingParameters.preview}=team-update#${panels.teamUpdate}` as const;

/** What is sent at a chosen time, and what staff changed in the next newsletter. */
export async function loadScheduled({ db }: Services, staff: Actor, now: Date) {
  const draft = await findNewsletterDraft(db);
  const sends: ScheduledSend[] = [];
  if (draft.send_at !== null) {
    const time = shownTime(draft.send_at) ?? "";
    const isOverdue = draft.send_at <= now.toISOString();
    const text = isOverdue ? copy.newsletterOverdue(time) : `${copy.newsletter(time)} ${copy.weekly}`;
    sends.push({ of: "newsletter", at: draft.send_at, text, change: adminPaths.newsletterDraft });
  }
  for (const { key, user_id, subject, send_at, email } of await listScheduledDrafts(db)) {
    const time = shownTime(send_at) ?? "";
    const text = copy.teamUpdate(subject, time, email);
    sends.push({ of: key, at: send_at, text, change: user_id === staff.userId ? OWN_DRAFT : null });
  }
  const { changes } = newsletterDraft;
  const changed = [
    draft.subject && changes.subject,
    draft.introduction && changes.introduction,
    parseDraftItems(draft.items).length > 0 && changes.items,
  ].filter(Boolean);
  return {
    sends,
    newsletter: {
      sendAt: shownTime(draft.send_at),
      missed: missedText(draft),
      changed: changed.length > 0 ? newsletterDraft.changed(changed.join(", ")) : null,
    },
  };
}

export function missedText({
  missed_at,
  missed_reason,
}: {
  missed_at: string | null;
  missed_reason: keyof typeof copy.missed | null;
}): string | null {
  const time = shownTime(missed_at);
  return time && missed_reason ? copy.missed[missed_reason](time) : null;
}
