import { APPLIED_PARAMETER } from "~/content/volunteer-roles";
import type { Database } from "~/database/open-database.server";
import { findDanger } from "~/features/crisis/find-danger.server";
import { saveSubmission } from "~/features/spam/save-submission.server";
import { isRepeated } from "~/features/spam/submissions.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import {
  createFormHandler,
  dedupeWindowStart,
  type FormHandler,
  type SubmissionEvidence,
} from "~/kits/forms/form-handler.server";
import { toColumns } from "~/kits/forms/to-columns";
import { contentHash } from "~/lib/secrets.server";
import type { VolunteerForm } from "./application.form";

export type VolunteerApplication = ValuesOf<VolunteerForm>;

/** @returns null for a duplicate within 24 hours, and for what is quarantined */
export function applyToVolunteer(
  db: Database,
  values: VolunteerApplication,
  now: Date,
  evidence: SubmissionEvidence = {},
): Promise<string | null> {
  const content_hash = contentHash(values);
  return db.transaction().execute(async (trx) => {
    if (await isRepeated(trx, "volunteer_applications", content_hash, dedupeWindowStart(now))) return null;
    const row = { ...toColumns<VolunteerForm>(values), content_hash, created_at: now.toISOString() };
    const { firstName, lastName, email, experience, motivation, availability, additionalInfo } = values;
    const application = {
      form: "volunteer" as const,
      row,
      name: `${firstName} ${lastName}`,
      email,
      text: [experience, motivation, availability, additionalInfo].filter(Boolean).join("\n\n"),
    };
    return await saveSubmission(trx, application, now, evidence);
  });
}

export function volunteerHandler(db: Database, form: VolunteerForm): FormHandler {
  return createFormHandler(
    form,
    async (values, { now, evidence }) => ({
      ok: true,
      id: await applyToVolunteer(db, values, now, evidence),
      params: { [APPLIED_PARAMETER]: values.role },
    }),
    { quarantines: true, findDanger },
  );
}
