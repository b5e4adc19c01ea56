import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { NewRow, SubmissionForm } from "~/database/schema/schema.server";
import { findDanger } from "~/features/crisis/find-danger.server";
import { countHit } from "~/http/limits/rate-limit.server";
import { type SubmissionEvidence, TooManySubmissions } from "~/kits/forms/form-handler.server";
import {
  countAlike,
  countSuspected,
  deleteSuspectedCopy,
  insertQuarantined,
  isQuarantined,
} from "./quarantine.queries.server";
import { scoreSpam } from "./score-spam.server";
import { reasonText } from "./spam.copy";
import { textSignature } from "./spam-text.server";
import { insertSubmission, submissionTables } from "./submissions.queries.server";

type TableOf<Form extends SubmissionForm> = (typeof submissionTables)[Form];

export interface Submission<Form extends SubmissionForm> {
  form: Form;
  row: Omit<NewRow<TableOf<Form>>, "id"> & { content_hash: string };
  name: string;
  email: string | null;
  /** All that was typed freely. */
  text: string;
  /** What else happens when it is accepted, for `mark-as-spam.server.ts`. */
  wishes?: { wantsNews: boolean; wantsTeamUpdates: boolean };
}

/** Of what waits for a decision: at 64 kB each some 64 MB at most. */
const MAX_SUSPECTED = 1000;

/**
 * The only way into the table of a form. What looks like spam goes to the quarantine instead, but nothing that tells of
 * danger: its row has a mark and comes first in the inbox.
 *
 * @param trx the transaction that has looked for a duplicate
 * @returns null when it is quarantined, which the visitor is not told
 * @throws TooManySubmissions when the quarantine is full
 */
export async function saveSubmission<Form extends SubmissionForm>(
  trx: Database,
  submission: Submission<Form>,
  now: Date,
  evidence: SubmissionEvidence = {},
): Promise<string | null> {
  const { form, row, name, email, text, wishes } = submission;
  const signature = textSignature(text);
  const alike = signature === null ? {} : await countAlike(trx, signature);
  const repeats = signature === null ? 0 : await countHit(trx, `spam:text:${signature}`, now);
  const { isSuspected, reasons } = scoreSpam(
    { form, name, text },
    { ...evidence, ...alike, repeats: repeats - 1 },
  );
  const danger = findDanger(text) ?? null;
  if (danger !== null || !isSuspected) {
    await deleteSuspectedCopy(trx, form, row.content_hash);
    return await insertSubmission<TableOf<Form>>(trx, submissionTables[form], { ...row, danger });
  }
  if (await isQuarantined(trx, form, row.content_hash)) return null;
  if ((await countSuspected(trx)) >= MAX_SUSPECTED)
    throw new TooManySubmissions(
      "We cannot take this right now, because too many messages like it have come in. Your answers are still here: please send them again later, or write us an email.",
    );
  await insertQuarantined(trx, {
    submission_id: randomUUID(),
    form,
    name,
    email,
    message: text,
    fields: JSON.stringify({ row, ...(wishes && { wishes }) }),
    content_hash: row.content_hash,
    signature,
    reasons: reasons.map(reasonText).join(" "),
    created_at: now.toISOString(),
  });
  return null;
}
