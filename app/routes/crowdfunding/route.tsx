import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { page } from "~/content/crowdfunding";
import { definePage } from "~/content/page";
import { Questionnaire } from "~/features/survey/questionnaire";
import { surveyHandler } from "~/features/survey/save-survey.server";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import ledgerStyles from "~/styles/ledger.css";
import surveyStyles from "~/styles/survey.css";
import { Background, Opening } from "./opening.server";

export const { meta, handle } = definePage(page, { scripts: ["forms", "survey"] });
export const links: LinksFunction = () =>
  [foldedStyles, ledgerStyles, surveyStyles].map((href) => ({ rel: "stylesheet", href }));

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [surveyHandler(services)]);
}

export default function Crowdfunding() {
  return (
    <>
      <Opening />
      <Questionnaire />
      <Background />
    </>
  );
}
