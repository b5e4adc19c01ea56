import { data } from "@remix-run/node";
import { reportWords } from "~/content/es/resource-report";
import { pathIn } from "~/content/page";
import { type ReportWords, resourceReport } from "~/content/resources/resource-report";
import { parseState } from "~/content/resources/states";
import { page as directoryPage } from "~/content/resources/support-resources-page";
import { isTradeSlug, tradeNames } from "~/content/trades/names";
import type { Database } from "~/database/open-database.server";
import { labelsOfPage } from "~/database/schema/language-label";
import { readDanger } from "~/features/crisis/find-danger.server";
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
import { readSent } from "~/kits/forms/sent-mark.server";
import type { Language } from "~/lib/contexts";
import { contentHash } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import { directoryHref } from "./directory-query";
import type { ResourceView } from "./entry-view";
import { readDirectoryQuery } from "./read-directory-query.server";
import { type reportForm, reportForms } from "./report.form";
import { RESULTS, readEntry } from "./report-link";
import { resourceView } from "./resource-view.server";
import { findResource } from "./resources.queries.server";

export type ResourceReport = ValuesOf<typeof reportForm>;

export interface Reported {
  /** It is null for the page of a state or a trade, whose title is of the site and in its words. */
  id: number | null;
  title: string;
  resource?: ResourceView | undefined;
}

/** What an address or a form names: an entry by its number, a state's page by its code, a trade's by the end of its address; undefined when it is not public. */
async function findReported(
  db: Database,
  text: string | null,
  words: ReportWords,
): Promise<Reported | undefined> {
  const state = parseState(text);
  if (state !== undefined) {
    return { id: null, title: words.statePage(state) };
  }
  if (isTradeSlug(text)) {
    return { id: null, title: words.tradePage(tradeNames[text].name) };
  }
  const entry = readEntry(text);
  const row = entry === undefined ? undefined : await findResource(db, entry);
  if (!row) return undefined;
  const resource = resourceView(row, words.language);
  return { id: row.id, title: row.title, resource };
}

/** Where the list is that one came from, of which only what the directory knows is taken. */
function resultsHref(query: string, { language }: ReportWords): `/${string}` {
  const read = readDirectoryQuery(new URLSearchParams(query));
  return directoryHref(read, read.page, pathIn(language, directoryPage.path));
}

/** Finds what the page of a report shows, and whether there is anything to report. */
export async function loadReport({ db, env }: Services, request: Request, words: ReportWords) {
  const params = new URL(request.url).searchParams;
  const reported = await findReported(db, params.get("entry"), words);
  const results = params.get(RESULTS);
  const isFound = reported !== undefined || readSent(env, params, new Date())?.name === reportForms.en.name;
  return data(
    { reported, entry: params.get("entry") ?? "", results: results ? resultsHref(results, words) : null },
    { status: isFound ? 200 : 404 },
  );
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
  language: Language = "en",
): Promise<SubmissionResult> {
  const content_hash = contentHash({ ...values });
  return db.transaction().execute(async (trx) => {
    const reported = await findReported(trx, values.entry, resourceReport);
    if (!reported) return { ok: false, failure: reportWords[language].gone };
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
      labels: labelsOfPage(language),
      content_hash,
      created_at: now.toISOString(),
    };
    const report = { form: "report" as const, row, name: reported.title, email, text: details };
    const id = await saveSubmission(trx, report, now, evidence);
    return { ok: true, id };
  });
}

/** A line that "rings out" or an office that "burned down" is what such reports say, so only what is surely told counts. */
const findDanger = (text: string) => {
  const danger = readDanger(text);
  return danger?.isSure ? danger.family : undefined;
};

export function reportHandler(db: Database, language: Language = "en"): FormHandler {
  return createFormHandler(
    reportForms[language],
    (values, { now, evidence }) => reportMistake(db, values, now, evidence, language),
    { quarantines: true, findDanger },
  );
}
