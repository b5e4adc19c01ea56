import { isUnwritable } from "~/database/database-errors.server";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import { findDanger } from "~/features/crisis/find-danger.server";
import { saveSubmission } from "~/features/spam/save-submission.server";
import { isRepeated } from "~/features/spam/submissions.queries.server";
import type { SignUp } from "~/features/subscribers/list/subscribe.server";
import {
  confirmRule,
  type SignUpContext,
  type SignUpServices,
  signUpIfUnknown,
} from "~/features/subscribers/signup/signup.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import {
  createFormHandler,
  dedupeWindowStart,
  type FormHandler,
  type SubmissionEvidence,
  type SubmissionResult,
} from "~/kits/forms/form-handler.server";
import { toColumns } from "~/kits/forms/to-columns";
import { logger } from "~/lib/logger.server";
import { contentHash } from "~/lib/secrets.server";
import { surveyForm } from "./survey.form";

type Answers = Pick<ValuesOf<typeof surveyForm>, "impactLevel" | "financialImpact" | "supportNeeds">;

const LOST_WORK = ["lost_job", "reduced_hours"];
const LOST_INCOME = ["major_loss", "moderate_loss", "minor_loss"];
const WANTS = ["financial_assistance", "job_training", "mental_health"];

/** Whether the thank-you page leads to help and does not ask for a gift. */
export function needsHelpFirst({ impactLevel, financialImpact, supportNeeds }: Answers): boolean {
  return (
    LOST_WORK.includes(impactLevel) || LOST_INCOME.includes(financialImpact) || WANTS.includes(supportNeeds)
  );
}

type SurveyValues = ValuesOf<typeof surveyForm>;

/** Saves answers and subscription in one transaction. The same answers of the same person within a day are saved once. */
export function saveSurvey(
  db: Database,
  values: SurveyValues,
  context: SignUpContext,
  evidence: SubmissionEvidence = {},
): Promise<SubmissionResult> {
  const { now } = context;
  const { wantsNews, wantsTeamUpdates, ...survey } = values;
  const content_hash = contentHash(survey);
  return db.transaction().execute(async (trx) => {
    const isSubscribing = wantsNews || wantsTeamUpdates;
    if (await isRepeated(trx, "ai_impact_surveys", content_hash, dedupeWindowStart(now))) {
      if (isSubscribing) await subscribe(trx, values, context);
      return { ok: true, id: null };
    }
    const {
      wants_news: _news,
      wants_team_updates: _teamUpdates,
      ...columns
    } = toColumns<typeof surveyForm>(values);
    const response = {
      form: "survey" as const,
      row: { ...columns, content_hash, created_at: now.toISOString() },
      name: values.name,
      email: values.email,
      // The only free text.
      text: values.name,
      wishes: { wantsNews, wantsTeamUpdates },
    };
    const id = await saveSubmission(trx, response, now, evidence);
    if (isSubscribing && id !== null) await subscribe(trx, values, context);
    return { ok: true, id };
  });
}

/**
 * Public specification, section 8: ignores a known address, and only logs an error; but after one of the disk SQLite may
 * have ended the transaction.
 */
async function subscribe(trx: DatabaseTransaction, values: SignUp, context: SignUpContext): Promise<void> {
  try {
    await signUpIfUnknown(trx, values, context);
  } catch (error) {
    if (isUnwritable(error)) throw error;
    logger.error("survey respondent not subscribed", { error });
  }
}

export function surveyHandler({ db, env }: SignUpServices): FormHandler {
  const confirm = confirmRule(env);
  return createFormHandler(
    surveyForm,
    async (values, { now, evidence }) => {
      const result = await saveSurvey(db, values, { now, confirm }, evidence);
      return result.ok && needsHelpFirst(values)
        ? { ...result, params: { need: values.supportNeeds } }
        : result;
    },
    { quarantines: true, findDanger },
  );
}
