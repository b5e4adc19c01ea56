import { useContext } from "react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { contactStep, missingAnswer, progressText, questionnaire, surveyQuestions } from "~/content/survey";
import { CheckboxGroup, ErrorText, fieldId, formId, RadioInputs, TextInput } from "~/kits/forms/fields";
import { FormMetaInputs, FormViews } from "~/kits/forms/form-meta-inputs";
import type { FormErrorState } from "~/kits/forms/form-result";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary, FailureTemplate, problemAnchor } from "~/kits/forms/messages";
import { shownValues } from "~/kits/forms/site-form";
import type { FormState } from "~/kits/forms/use-form-state";
import { classNames } from "~/lib/class-names";
import { ScriptNonce } from "~/lib/contexts";
import { questionFields, surveyForm } from "./survey.form";
import { STEPS_ID, STORAGE_KEY } from "./survey-markup";

/** After this long without the page's own script, or at once when it fails to load, all questions show. */
const GIVE_UP_MS = 8000;

/**
 * Runs before the first paint: sets `data-at`, so that nothing moves when the page's own script takes over.
 * If that script does not load, `data-all` shows all questions for good.
 */
const firstStepScript = `(function (steps) {
  var at = steps.dataset.start;
  try { at = at || JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")).at; } catch (error) {}
  steps.dataset.at = at || 1;
  function showAll() {
    if ("ready" in steps.dataset) return;
    steps.dataset.all = "";
    delete steps.dataset.at;
  }
  addEventListener("error", function (event) {
    if (event.target.tagName === "SCRIPT") showAll();
  }, true);
  setTimeout(showAll, ${GIVE_UP_MS});
})(document.currentScript.parentElement);`;

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

/** An answer brings the next question by itself, so the button stands only where one is chosen already. */
function StepButtons({ of }: { of: number }) {
  return (
    <div className="stepwise-only step-buttons mb-2 flex flex-wrap gap-4">
      {of > 1 && (
        <Button type="button" kind="plain" data-go="back">
          {questionnaire.back}
        </Button>
      )}
      {of < CONTACT_STEP && (
        <Button type="button" data-go="next">
          {questionnaire.next}
        </Button>
      )}
    </div>
  );
}

/** Holds all steps; with script (`app/browser/survey.ts`), one shows at a time, from the first paint on. */
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
              {index === 0 && <p className="stepwise-only text-sm text-soft">{questionnaire.follows}</p>}
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

interface ContactStepProps {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Who answered, and what they would like to receive (public specification, section 5). */
function ContactStep({ values, errors }: ContactStepProps) {
  const { heading, intro, privacy, choicesHint } = contactStep;
  const checkboxes = surveyForm.fields.filter((field) => field.type === "checkbox");
  return (
    <>
      <h3 tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h3>
      <p className="mt-3 mb-6">{intro}</p>
      {surveyForm.fields.map((field) =>
        field.type === "text" || field.type === "email" ? (
          <TextInput
            key={field.name}
            form={surveyForm}
            field={field}
            value={values[field.name] ?? ""}
            error={errors[field.name]}
          />
        ) : null,
      )}
      <CheckboxGroup
        form={surveyForm}
        legend={contactStep.choicesLabel}
        fields={checkboxes}
        values={values}
        errors={errors}
      />
      <p className="mb-3 text-sm text-soft">{choicesHint}</p>
      <p className="mb-6 text-sm">
        {privacy.before}
        <SiteLink to={privacy.link.to}>{privacy.link.label}</SiteLink>
        {privacy.after}
      </p>
    </>
  );
}

const partClass = classNames(
  "h-4 border-2 border-ink bg-card",
  "data-done:bg-green forced-colors:data-done:chosen",
  "data-current:bg-gold forced-colors:data-current:border-4 forced-colors:data-current:border-[Highlight]",
);

/** Stands at the first question; the survey's script shows where the visitor is. */
function Progress() {
  return (
    <div className="stepwise-only mb-2">
      <p className="mb-1 text-sm text-soft not-in-data-[at=8]:hidden">{questionnaire.allAnswered}</p>
      <div
        role="progressbar"
        aria-label={questionnaire.progress}
        aria-valuemin={0}
        aria-valuemax={surveyQuestions.length}
        aria-valuenow={0}
        aria-valuetext={progressText(1)}
        className="grid grid-cols-7 gap-1.5"
      >
        {surveyQuestions.map(({ name }, index) => (
          <span key={name} className={partClass} data-current={index === 0 ? "" : undefined} />
        ))}
      </div>
    </div>
  );
}
