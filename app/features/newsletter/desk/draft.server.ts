import { randomUUID } from "node:crypto";
import type { Publisher, RenderedIssue } from "~/features/newsletter/issue/issue";
import { teamUpdateIssue } from "~/features/newsletter/issue/team-update.email";
import { teamUpdateContent } from "~/features/newsletter/issue/team-update-content.server";
import type { Database } from "~/server/open-database.server";
import { type Draft, findDraft, saveDraftRow } from "./drafts.queries.server";
import { teamUpdatePanel } from "./sending.copy";

/** Saving unchanged text leaves the draft's key as it is, so its preview stays valid. */
export function saveDraft(
  db: Database,
  userId: string,
  written: Pick<Draft, "subject" | "content">,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { subject, content } = written;
    const known = await findDraft(trx, userId);
    if (known?.subject === subject && known.content === content) return;
    const key = randomUUID();
    await saveDraftRow(trx, { user_id: userId, key, subject, content, saved_at: now.toISOString() });
  });
}

export interface WrittenTeamUpdate {
  issue: RenderedIssue;
  removedTags: string[];
}

/** Used by the preview and by sending. @returns why there is no mail, for no words or too much markup */
export function writeTeamUpdate(
  { subject, content }: Pick<Draft, "subject" | "content">,
  { organization, siteUrl }: Publisher,
): WrittenTeamUpdate | { problem: string } {
  const made = teamUpdateContent(content, siteUrl);
  if (!made) return { problem: teamUpdatePanel.content.tooComplex };
  const { removedTags, ...clean } = made;
  if (clean.text === "") return { problem: teamUpdatePanel.content.empty };
  return { issue: teamUpdateIssue({ subject, content: clean, organization }), removedTags };
}
