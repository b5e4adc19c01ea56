import type { ActionFunctionArgs } from "@remix-run/node";
import { ButtonLink } from "~/components/button";
import { RaisedBallot } from "~/components/illustrations/raised-ballot";
import { PageHero } from "~/components/page-hero";
import { hero, page } from "~/content/crowdfunding";
import { surveyHandler } from "~/features/survey/keep-survey.server";
import { Questionnaire } from "~/features/survey/questionnaire";
import { surveyForm } from "~/features/survey/survey.form";
import { handleForms } from "~/forms/handle-forms.server";
import { keepTyped } from "~/forms/keep-typed";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { Figures, GovernmentGaps, Vision } from "./why-it-matters";

const described = definePage(page);
export const meta = described.meta;
export const handle = described.handle;

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, services, [surveyHandler(services.db)]);
}

export const clientAction = keepTyped(surveyForm);

export default function Crowdfunding() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedBallot label={hero.picture} />}>
        {hero.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} kind={index === 0 ? "go" : "plain"}>
            {label}
          </ButtonLink>
        ))}
      </PageHero>
      <Figures />
      <GovernmentGaps />
      <Vision />
      <Questionnaire />
    </>
  );
}
