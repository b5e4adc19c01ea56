import { useSearchParams } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { assurances, helpLinks, questionnaire, thankYou } from "~/content/survey";
import { FormStatus } from "~/kits/forms/form-status";
import { useFormState } from "~/kits/forms/use-form-state";
import { surveyForm } from "./survey.form";
import { SurveyForm } from "./survey-form";
import { THANKS_ID } from "./survey-markup";

function Assurances() {
  const { heading, items, link } = assurances;
  return (
    <>
      <h3 className="text-xl">{heading}</h3>
      <ul className="bullets mt-1 md:mt-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-2 md:mt-4">
        <SiteLink to={link.to} className="inline-block py-1 font-semibold">
          {link.label}
        </SiteLink>
      </p>
    </>
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
      aside={
        <div className="border-t-4 border-green pt-4">
          <Assurances />
        </div>
      }
    >
      <SurveyForm state={state} />
      <div className="mt-5 border-t-4 border-green pt-3 max-md:text-sm lg:hidden">
        <Assurances />
      </div>
    </Section>
  );
}

/** Public specification, section 2. */
function ThankYou() {
  const [search] = useSearchParams();
  const { crisis } = useFormState(surveyForm);
  const help = helpLinks(search.get("need"));
  const again = (
    <p className="mt-8">
      <SiteLink to={thankYou.again.to} className="inline-block py-1">
        {thankYou.again.label}
      </SiteLink>
    </p>
  );
  if (crisis)
    return (
      <div id={THANKS_ID} className="max-w-form">
        <FormStatus form={surveyForm} />
        {again}
      </div>
    );
  return (
    <div id={THANKS_ID} className="max-w-form">
      <FormStatus form={surveyForm} />
      {help.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{thankYou.help}</h3>
          <div className="mt-5 flex flex-wrap gap-4">
            <ActionLinks actions={help} />
          </div>
        </>
      )}
      <h3 className="mt-8 text-xl">{thankYou.next}</h3>
      <div className="mt-5 flex flex-wrap gap-4">
        <ActionLinks
          actions={help.length > 0 ? thankYou.more : thankYou.links}
          {...(help.length > 0 && { main: "none" })}
        />
      </div>
      {again}
    </div>
  );
}
