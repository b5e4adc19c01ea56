import { resourceReport } from "~/content/resources/resource-report";
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
  type SubmissionResult,
} from "~/kits/forms/form-handler.server";
import { contentHash } from "~/lib/secrets.server";
import { reportForm } from "./report.form";
import { readEntry } from "./report-link";
import type { ResourceView } from "./resource-card";
import { resourceView } from "./resource-view.server";
import { findResource } from "./resources.queries.server";

export type ResourceReport = ValuesOf<typeof reportForm>;

/** The entry an address names by its number; undefined when there is none, or it is not public. */
export async function loadReportedEntry(
  db: Database,
  params: URLSearchParams,
): Promise<ResourceView | undefined> {
  const entry = readEntry(params.get("entry"));
  const row = entry === undefined ? undefined : await findResource(db, entry);
  return row && resourceView(row);
}

/**
 * Saves a report with the entry's title as it is now, unless the same one was saved within the last 24 hours. One about
 * an entry that is not public, or not any more, is rejected with the reason.
 */
export function reportMistake(
  db: Database,
  values: ResourceReport,
  now: Date,
  evidence: SubmissionEvidence = {},
): Promise<SubmissionResult> {
  const content_hash = contentHash({ ...values });
  return db.transaction().execute(async (trx) => {
    const entry = readEntry(values.entry);
    const resource = entry === undefined ? undefined : await findResource(trx, entry);
    if (!resource) return { ok: false, failure: resourceReport.gone };
    if (await isRepeated(trx, "resource_reports", content_hash, dedupeWindowStart(now)))
      return { ok: true, id: null };
    const { problem, details } = values;
    const email = values.email || null;
    const row = {
      resource_id: resource.id,
      resource_title: resource.title,
      problem,
      details,
      email,
      content_hash,
      created_at: now.toISOString(),
    };
    const report = { form: "report" as const, row, name: resource.title, email, text: details };
    const id = await saveSubmission(trx, report, now, evidence);
    return { ok: true, id };
  });
}

export function reportHandler(db: Database): FormHandler {
  return createFormHandler(
    reportForm,
    (values, { now, evidence }) => reportMistake(db, values, now, evidence),
    { quarantines: true, findDanger },
  );
}
