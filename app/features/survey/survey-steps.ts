import type { FormErrorState } from "~/kits/forms/form-result";
import { questionFields } from "./survey.form";

/** The steps: one for each question, from 1, then the contact step. */
export const CONTACT_STEP = questionFields.length + 1;

export function stepOf(name: string): number {
  const question = questionFields.findIndex((field) => field.name === name);
  return question === -1 ? CONTACT_STEP : question + 1;
}

/** Where the survey opens after an invalid submission: at the first step with an error, or where it was sent from when no field is to blame. */
export function stepWithError({ errors }: FormErrorState): number {
  return Math.min(CONTACT_STEP, ...Object.keys(errors).map(stepOf));
}
