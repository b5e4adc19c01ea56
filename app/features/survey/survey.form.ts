import {
  contactStep,
  missingAnswer,
  notSaved,
  questionnaire,
  type SurveyQuestion,
  surveyQuestions,
  thankYou,
} from "~/content/survey";
import { defineForm } from "~/kits/forms/define-form";

const questions: readonly SurveyQuestion[] = surveyQuestions;

export const questionFields = questions.map(
  ({ name, question, hint, options }, index) =>
    ({
      type: "radios",
      name,
      label: question,
      ...(hint !== undefined && { hint }),
      options,
      required: missingAnswer(index + 1),
    }) as const,
);

/** The questions and the contact step in one form with one post (public specification, sections 3 to 5). */
export const surveyForm = defineForm({
  name: "survey",
  anchor: questionnaire.id,
  analytics: "survey",
  fields: [
    ...questionFields,
    {
      type: "text",
      name: "name",
      label: contactStep.name.label,
      hint: contactStep.name.hint,
      autocomplete: "name",
      required: "Enter your name",
    },
    {
      type: "email",
      name: "email",
      label: contactStep.email.label,
      hint: contactStep.email.hint,
      autocomplete: "email",
      required: "Enter your email address",
    },
    { type: "checkbox", name: "wantsNews", label: contactStep.wantsNews, initially: true },
    { type: "checkbox", name: "wantsTeamUpdates", label: contactStep.wantsTeamUpdates, initially: true },
  ],
  checkboxLegend: contactStep.choicesLabel,
  submit: { idle: contactStep.submit, busy: contactStep.submitting },
  messages: { success: thankYou.text, failure: notSaved },
});
