import { Form } from "@remix-run/react";
import { useContext, useRef } from "react";
import { Button } from "~/components/button";
import { missingAnswer, progressText, questionnaire } from "~/content/survey";
import { RadioInputs } from "~/kits/forms/fields";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormViews } from "~/kits/forms/form-views";
import { ErrorSummary, problemAnchor } from "~/kits/forms/messages";
import { shownValues } from "~/kits/forms/shown-values";
import type { FormState } from "~/kits/forms/use-form-state";
import { useFormTracking } from "~/kits/forms/use-form-tracking";
import { classNames } from "~/lib/class-names";
import { ScriptNonce } from "~/lib/script-nonce";
import { ContactStep } from "./contact-step";
import { firstStepScript, STEPS_ID } from "./first-step-script";
import { Progress } from "./progress";
import { questionFields, surveyForm } from "./survey.form";
import { CONTACT_STEP, stepWithError } from "./survey-steps";
import { usePartialComplete } from "./use-partial-complete";
import { type Steps, useSteps } from "./use-steps";

function StepButtons({ steps, of }: { steps: Steps; of: number }) {
  // Invisible until they work, with their space reserved.
  const className = classNames(
    "stepwise-only mb-2 flex flex-wrap gap-4",
    steps.at === undefined && "invisible",
  );
  return (
    <div className={className}>
      {of < CONTACT_STEP && (
        <Button type="button" onClick={steps.next}>
          {questionnaire.next}
        </Button>
      )}
      {of > 1 && (
        <Button type="button" kind="plain" onClick={steps.back}>
          {questionnaire.back}
        </Button>
      )}
    </div>
  );
}

/** The server renders all steps; with script one step shows at a time, from the first paint on. */
export function SurveyForm({ state: { action, busy, errorState } }: { state: FormState }) {
  const form = useRef<HTMLFormElement>(null);
  const nonce = useContext(ScriptNonce);
  useFormTracking(surveyForm, form);
  const steps = useSteps(form, errorState);
  usePartialComplete(form, steps.at === CONTACT_STEP, errorState);
  const values = shownValues(surveyForm, { errorState });
  const errors = errorState?.errors ?? {};

  return (
    <div className="max-w-form" {...steps.listeners}>
      {errorState ? (
        <ErrorSummary form={surveyForm} errorState={errorState} />
      ) : (
        <div id={problemAnchor(surveyForm)} />
      )}
      <FormViews form={surveyForm} />
      {/* Replaces its entry, so that Back from the thanks does not lead to an old error. */}
      <Form
        ref={form}
        discover="none"
        method="post"
        action={action}
        replace
        noValidate
        preventScrollReset={false}
      >
        <FormMetaInputs form={surveyForm} />
        <div
          id={STEPS_ID}
          className="one-step"
          data-at={steps.at}
          data-ready={steps.at === undefined ? undefined : ""}
          data-start={errorState && stepWithError(errorState)}
          suppressHydrationWarning
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the first paint. */}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstStepScript }} />
          <Progress at={steps.at ?? 1} />
          {questionFields.map((field, index) => (
            <div key={field.name} data-step={index + 1} className="mb-10">
              <RadioInputs
                form={surveyForm}
                field={field}
                count={progressText(index + 1)}
                value={values[field.name] ?? ""}
                error={steps.missing === index + 1 ? missingAnswer(index + 1) : errors[field.name]}
              />
              <StepButtons steps={steps} of={index + 1} />
            </div>
          ))}
          <div data-step={CONTACT_STEP}>
            <ContactStep values={values} errors={errors} />
            <Button disabled={busy}>{busy ? surveyForm.submit.busy : surveyForm.submit.idle}</Button>
            <div className="mt-6">
              <StepButtons steps={steps} of={CONTACT_STEP} />
            </div>
          </div>
        </div>
      </Form>
    </div>
  );
}
