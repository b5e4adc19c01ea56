import type { Database } from "~/database/open-database.server";
import { signUpIfUnknown } from "~/features/subscribers/signup/signup.server";
import {
  deleteReleased,
  insertNotification,
  insertReleased,
  listChanged,
  type QuarantinedSubmission,
  readReleased,
  updateFields,
} from "./quarantine.queries.server";
import { parseStoredFields } from "./stored-fields.server";
import { submissionTables } from "./submissions.queries.server";

const AWAITS_RESPONSE: readonly string[] = ["contact", "volunteer", "partnership"];

/** Into the table of its form, where it is counted, mailed to staff, and waits for an answer from now on. */
async function release(trx: Database, submission: QuarantinedSubmission, now: Date): Promise<void> {
  const { form, submission_id: id, name, email } = submission;
  const { row, wishes } = parseStoredFields(submission.fields);
  const waits = AWAITS_RESPONSE.includes(form);
  await insertReleased(trx, submissionTables[form], {
    ...row,
    id,
    ...(waits && { released_at: now.toISOString() }),
  });
  await insertNotification(trx, { kind: form, id, now: now.toISOString() });
  if (wishes && email !== null && (wishes.wantsNews || wishes.wantsTeamUpdates))
    await signUpIfUnknown(trx, { name, email, ...wishes }, { now, confirm: true });
}

/** Out of the table of its form, with what staff have noted there. */
async function withdraw(trx: Database, { id, form, submission_id, fields }: QuarantinedSubmission) {
  const row = await readReleased(trx, submissionTables[form], submission_id);
  if (row === undefined) return;
  const stored = parseStoredFields(fields);
  await updateFields(trx, id, JSON.stringify({ ...stored, row }));
  await deleteReleased(trx, submissionTables[form], submission_id);
}

/** After staff have decided, or have undone a decision. @param trx the transaction that set the states */
export async function followDecisions(trx: Database, change: string, now: Date): Promise<void> {
  for (const submission of await listChanged(trx, change)) {
    if (submission.spam_state === "not_spam") await release(trx, submission, now);
    else await withdraw(trx, submission);
  }
}
