import type { ValuesOf } from "~/kits/forms/define-form";
import type { surveyForm } from "./survey.form";

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
