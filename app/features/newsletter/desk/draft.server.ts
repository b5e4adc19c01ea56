import { randomUUID } from "node:crypto";
import type { Publisher, RenderedIssue } from "~/features/newsletter/issue/issue";
import { teamUpdateIssue } from "~/features/newsletter/issue/team-update.email";
import { teamUpdateContent } from "~/features/newsletter/issue/team-update-content.server";
import type { Database } from "~/server/open-database.server";
import { type Draft, deleteDraft, findDraft, saveDraftRow } from "./drafts.queries.server";
import { teamUpdatePanel } from "./sending.copy";
import { findTeamUpdateSource } from "./team-update-sources.queries.server";

type Written = Pick<Draft, "subject" | "content">;

const isSame = (a: Written, b: Written) => a.subject === b.subject && a.content === b.content;

const writeDraft = (trx: Database, userId: string, { subject, content }: Written, now: Date) =>
  saveDraftRow(trx, { user_id: userId, key: randomUUID(), subject, content, saved_at: now.toISOString() });

/** Saving unchanged text leaves the draft's key as it is, so its preview stays valid. */
export function saveDraft(db: Database, userId: string, written: Written, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const known = await findDraft(trx, userId);
    if (!known || !isSame(known, written)) await writeDraft(trx, userId, written, now);
  });
}

/**
 * Makes a draft of a team update that was not sent, unless its user has another one meanwhile.
 * @param userId who started it, when missing @returns whether there is such a draft now
 */
export async function returnDraft(
  trx: Database,
  campaignId: number,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const source = await findTeamUpdateSource(trx, campaignId);
  const owner = userId ?? source?.created_by;
  if (!source || !owner) return false;
  const known = await findDraft(trx, owner);
  if (known) return isSame(known, source);
  await writeDraft(trx, owner, source, now);
  return true;
}

/** Its mails are sent again after all: the draft that `returnDraft` made is gone, unless it was edited. */
export async function withdrawReturnedDraft(trx: Database, campaignId: number): Promise<void> {
  const source = await findTeamUpdateSource(trx, campaignId);
  const draft = source?.created_by ? await findDraft(trx, source.created_by) : undefined;
  if (source?.created_by && draft && isSame(draft, source)) await deleteDraft(trx, source.created_by);
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
