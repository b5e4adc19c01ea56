import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { assurances, questionnaire, thankYou } from "~/content/survey";
import { useFormState } from "~/kits/forms/use-form-state";
import { surveyForm } from "./survey.form";
import { SurveyForm } from "./survey-form";
import { ThankYou } from "./thank-you";

function Assurances() {
  const { heading, items, link } = assurances;
  return (
    <div className="border-t-4 border-green pt-4 lg:self-start">
      <h3 className="text-xl">{heading}</h3>
      <ul className="bullets mt-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4">
        <SiteLink to={link.to} className="inline-block py-1 font-semibold">
          {link.label}
        </SiteLink>
      </p>
    </div>
  );
}

/** The page's action must accept `surveyForm`. */
export function Questionnaire() {
  return (
    <div data-region={surveyForm.name} className="contents">
      <SurveyOrThanks />
    </div>
  );
}

function SurveyOrThanks() {
  const state = useFormState(surveyForm);
  return state.sent ? (
    <Section kind="list" id={surveyForm.anchor} title={thankYou.heading} background="card">
      <ThankYou />
    </Section>
  ) : (
    <Section
      kind="form"
      id={surveyForm.anchor}
      title={questionnaire.heading}
      lead={questionnaire.intro}
      background="card"
    >
      <SurveyForm state={state} />
      <div className="mt-12 max-w-form">
        <Assurances />
      </div>
    </Section>
  );
}
