import { useContext } from "react";
import { Button } from "~/components/button";
import { missingAnswer, progressText, questionnaire } from "~/content/survey";
import { ErrorText, fieldId, RadioInputs } from "~/kits/forms/fields";
import { FormMetaInputs, FormViews } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary, FailureTemplate, problemAnchor } from "~/kits/forms/messages";
import { shownValues } from "~/kits/forms/shown-values";
import { formId } from "~/kits/forms/site-form";
import type { FormState } from "~/kits/forms/use-form-state";
import { ScriptNonce } from "~/lib/contexts";
import { ContactStep } from "./contact-step";
import { firstStepScript } from "./first-step-script";
import { Progress } from "./progress";
import { questionFields, surveyForm } from "./survey.form";
import { STEPS_ID } from "./survey-markup";
import { CONTACT_STEP, stepWithError } from "./survey-steps";

function StepButtons({ of }: { of: number }) {
  return (
    <div className="stepwise-only step-buttons mb-2 flex flex-wrap gap-4">
      {of < CONTACT_STEP && (
        <Button type="button" data-go="next">
          {questionnaire.next}
        </Button>
      )}
      {of > 1 && (
        <Button type="button" kind="plain" data-go="back">
          {questionnaire.back}
        </Button>
      )}
    </div>
  );
}

/** All steps; with script (`app/browser/survey.ts`) one shows at a time, from the first paint on. */
export function SurveyForm({ state: { action, errorState } }: { state: FormState }) {
  const nonce = useContext(ScriptNonce);
  const values = shownValues(surveyForm, { errorState });
  const errors = errorState?.errors ?? {};

  return (
    <div className="max-w-form">
      {errorState ? (
        <ErrorSummary form={surveyForm} errorState={errorState} />
      ) : (
        <div id={problemAnchor(surveyForm)} />
      )}
      <FormStatus form={surveyForm} />
      <FormViews form={surveyForm} />
      <FailureTemplate form={surveyForm} />
      <form
        id={formId(surveyForm)}
        method="post"
        action={action}
        noValidate
        data-anchor={surveyForm.anchor}
        data-tracked={surveyForm.analytics}
      >
        <FormMetaInputs form={surveyForm} />
        <div id={STEPS_ID} className="one-step" data-start={errorState && stepWithError(errorState)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the first paint. */}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstStepScript }} />
          <Progress />
          {questionFields.map((field, index) => (
            <div
              key={field.name}
              data-step={index + 1}
              data-progress={progressText(index + 1)}
              className="mb-10"
            >
              <RadioInputs
                form={surveyForm}
                field={field}
                count={progressText(index + 1)}
                value={values[field.name] ?? ""}
                error={errors[field.name]}
              />
              <template>
                <ErrorText id={fieldId(surveyForm, field.name)} error={missingAnswer(index + 1)} />
              </template>
              <StepButtons of={index + 1} />
            </div>
          ))}
          <div data-step={CONTACT_STEP} data-progress={questionnaire.allAnswered}>
            <ContactStep values={values} errors={errors} />
            <Button data-busy={surveyForm.submit.busy}>{surveyForm.submit.idle}</Button>
            <div className="mt-6">
              <StepButtons of={CONTACT_STEP} />
            </div>
          </div>
        </div>
      </form>
    </div>
  );
}
