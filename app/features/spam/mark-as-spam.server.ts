import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { signUpIfUnknown } from "~/features/subscribers/signup/signup.server";
import {
  type Cells,
  deleteReleased,
  findQuarantined,
  insertNotification,
  insertQuarantined,
  insertReleased,
  listChanged,
  type QuarantinedSubmission,
  readReleased,
  updateDecision,
  updateFields,
} from "./quarantine.queries.server";
import { textSignature } from "./spam-text.server";
import { submissionTables } from "./submissions.queries.server";

const fields = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  wishes: z.object({ wantsNews: z.boolean(), wantsTeamUpdates: z.boolean() }).optional(),
});

type StoredFields = z.infer<typeof fields>;

/** Of the column `fields` of the quarantine. */
function parseStoredFields(json: string): StoredFields {
  return fields.parse(JSON.parse(json));
}

/** Forms whose rows staff read one by one. */
type MarkableForm = "contact" | "volunteer" | "partnership" | "report";

const joined = (row: Cells, names: readonly string[], between: string) =>
  names.flatMap((name) => row[name] || []).join(between);

/** As `saveSubmission` is told them. */
const described: Record<MarkableForm, (row: Cells) => { name: string; text: string }> = {
  contact: (row) => ({ name: joined(row, ["name"], ""), text: joined(row, ["message"], "") }),
  volunteer: (row) => ({
    name: joined(row, ["first_name", "last_name"], " "),
    text: joined(row, ["experience", "motivation", "availability", "additional_info"], "\n\n"),
  }),
  partnership: (row) => ({
    name: `${joined(row, ["contact_name"], "")} (${joined(row, ["company_name"], "")})`,
    text: joined(row, ["message"], ""),
  }),
  report: (row) => ({ name: joined(row, ["resource_title"], ""), text: joined(row, ["details"], "") }),
};

/**
 * Out of the table of its form, with what staff have noted there, into the quarantine as confirmed spam.
 * @param trx a transaction @returns false when there is no such row
 */
export async function markAsSpam(
  trx: Database,
  { form, id }: { form: MarkableForm; id: string },
  now: Date,
): Promise<boolean> {
  const row = await readReleased(trx, submissionTables[form], id);
  if (row === undefined) return false;
  const { name, text } = described[form](row);
  const decision = { spam_state: "confirmed", decided_at: now.toISOString() } as const;
  const fields = JSON.stringify({ row });
  // It may have been there before.
  if (await findQuarantined(trx, id)) await updateDecision(trx, id, { ...decision, fields });
  else {
    await insertQuarantined(trx, {
      submission_id: id,
      form,
      name,
      email: row.email === null ? null : String(row.email),
      message: text,
      fields,
      content_hash: String(row.content_hash),
      signature: textSignature(text),
      reasons: "Staff marked it as spam.",
      spam_state: decision.spam_state,
      created_at: String(row.created_at),
    });
    await updateDecision(trx, id, decision);
  }
  await deleteReleased(trx, submissionTables[form], id);
  return true;
}

/** Undoes `markAsSpam`, with the row as it was. @returns false when staff have decided something else since */
export async function takeBackFromSpam(
  trx: Database,
  { form, id, decidedAt }: { form: MarkableForm; id: string; decidedAt: string },
  now: Date,
): Promise<boolean> {
  const found = await findQuarantined(trx, id);
  if (found?.form !== form || found.spam_state !== "confirmed" || found.decided_at !== decidedAt)
    return false;
  const { row } = parseStoredFields(found.fields);
  await insertReleased(trx, submissionTables[form], { ...row, id });
  await updateDecision(trx, id, { spam_state: "not_spam", decided_at: now.toISOString() });
  return true;
}

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
