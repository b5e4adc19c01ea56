import type { ActionFunctionArgs } from "@remix-run/node";
import { ServerOnly } from "~/components/server-only";
import { page } from "~/content/crowdfunding";
import { Questionnaire } from "~/features/survey/questionnaire";
import { surveyHandler } from "~/features/survey/save-survey.server";
import { surveyForm } from "~/features/survey/survey.form";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { Opening } from "./opening.server";

export const { meta, handle } = definePage(page);

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [surveyHandler(services.db)], { protect: publicProtection(services) });
}

export const clientAction = preserveInputOnError(surveyForm);

export default function Crowdfunding() {
  return (
    <>
      <ServerOnly id="opening" part={Opening} />
      <Questionnaire />
    </>
  );
}
