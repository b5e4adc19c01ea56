import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
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
import type { PartnershipForm } from "./application.form";

export type PartnershipApplication = ValuesOf<PartnershipForm>;
export type PartnershipSource = Row<"partnership_applications">["source"];

/** @returns null for a duplicate: the same application from the same page within 24 hours; and for what is quarantined */
export function applyForPartnership(
  db: Database,
  values: PartnershipApplication,
  source: PartnershipSource,
  now: Date,
  evidence: SubmissionEvidence = {},
): Promise<string | null> {
  const content_hash = contentHash({ ...values, source });
  return db.transaction().execute(async (trx) => {
    if (await isRepeated(trx, "partnership_applications", content_hash, dedupeWindowStart(now))) return null;
    const columns = toColumns<PartnershipForm>(values);
    const application = {
      form: "partnership" as const,
      row: { ...columns, source, content_hash, created_at: now.toISOString() },
      name: `${values.contactName} (${values.companyName})`,
      email: values.email,
      text: values.message,
    };
    return await saveSubmission(trx, application, now, evidence);
  });
}

export function partnershipHandler(
  db: Database,
  form: PartnershipForm,
  source: PartnershipSource,
): FormHandler {
  return createFormHandler(
    form,
    async (values, { now, evidence }) => ({
      ok: true,
      id: await applyForPartnership(db, values, source, now, evidence),
    }),
    { quarantines: true, findDanger },
  );
}
