import type { Database } from "~/database/open-database.server";
import {
  type Cells,
  deleteReleased,
  findQuarantined,
  insertQuarantined,
  insertReleased,
  readReleased,
  updateDecision,
} from "./quarantine.queries.server";
import { textSignature } from "./spam-text.server";
import { parseStoredFields } from "./stored-fields.server";
import { submissionTables } from "./submissions.queries.server";

/** Forms whose rows staff read one by one. */
export type MarkableForm = "contact" | "volunteer" | "partnership" | "report";

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
