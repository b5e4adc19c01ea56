import { findNewsletterDraft, listScheduledDrafts } from "~/features/campaigns/drafts/drafts.server";
import { parseNewsletterBody } from "~/features/campaigns/weekly/draft-items.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { panels, sendingParameters } from "./campaign.forms";
import { missedText, shownTime } from "./choose-time";
import { chosenTime as copy, newsletterDraft } from "./newsletter-draft.copy";

interface ScheduledSend {
  /** The id of its draft. */
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
  const sends = (await listScheduledDrafts(db)).map(
    ({ id, kind, owner, subject, send_at, email }): ScheduledSend => {
      const time = shownTime(send_at) ?? "";
      const shown = { of: String(id), at: send_at };
      if (kind === "team_update")
        return {
          ...shown,
          text: copy.teamUpdate(subject, time, email ?? ""),
          change: owner === staff.userId ? OWN_DRAFT : null,
        };
      const isOverdue = send_at <= now.toISOString();
      const text = isOverdue ? copy.newsletterOverdue(time) : `${copy.newsletter(time)} ${copy.weekly}`;
      return { ...shown, text, change: adminPaths.newsletterDraft };
    },
  );
  const draft = await findNewsletterDraft(db);
  const { introduction, items } = parseNewsletterBody(draft.body);
  const { changes } = newsletterDraft;
  const changed = [
    draft.subject && changes.subject,
    introduction && changes.introduction,
    items.length > 0 && changes.items,
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
