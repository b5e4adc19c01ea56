import { resourceReport, statePageTitle } from "~/content/resources/resource-report";
import { parseState, stateName } from "~/content/resources/states";
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
import type { ResourceView } from "./entry-view";
import { reportForm } from "./report.form";
import { readEntry } from "./report-link";
import { resourceView } from "./resource-view.server";
import { findResource } from "./resources.queries.server";

export type ResourceReport = ValuesOf<typeof reportForm>;

interface Reported {
  /** Null for the page of a state. */
  id: number | null;
  title: string;
  organization: string;
  resource?: ResourceView;
}

/** What an address or a form names: an entry by its number, a state's page by its code; undefined when it is not public. */
async function findReported(db: Database, text: string | null): Promise<Reported | undefined> {
  const state = stateName(parseState(text) ?? "");
  if (state !== undefined) {
    const title = statePageTitle(state);
    return { id: null, title, organization: title };
  }
  const entry = readEntry(text);
  const row = entry === undefined ? undefined : await findResource(db, entry);
  if (!row) return undefined;
  const resource = resourceView(row, "en");
  return { id: row.id, title: row.title, organization: row.organization, resource };
}

export function loadReportedEntry(db: Database, params: URLSearchParams): Promise<Reported | undefined> {
  return findReported(db, params.get("entry"));
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
    const reported = await findReported(trx, values.entry);
    if (!reported) return { ok: false, failure: resourceReport.gone };
    if (await isRepeated(trx, "resource_reports", content_hash, dedupeWindowStart(now)))
      return { ok: true, id: null };
    const { problem, details } = values;
    const email = values.email || null;
    const row = {
      resource_id: reported.id,
      resource_title: reported.title,
      problem,
      details,
      email,
      content_hash,
      created_at: now.toISOString(),
    };
    const report = { form: "report" as const, row, name: reported.title, email, text: details };
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
