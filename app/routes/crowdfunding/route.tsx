import type { ActionFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { ServerDrawn } from "~/components/server-drawn";
import { page } from "~/content/crowdfunding";
import { surveyHandler } from "~/features/survey/keep-survey.server";
import { Questionnaire } from "~/features/survey/questionnaire";
import { surveyForm } from "~/features/survey/survey.form";
import { handleForms } from "~/forms/handle-forms.server";
import { keepTyped } from "~/forms/keep-typed";
import { fetchDrawn } from "~/lib/fetch-drawn";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { Opening } from "./opening.server";

const described = definePage(page);
export const meta = described.meta;
export const handle = described.handle;

/** The element that holds what only the server draws. */
const OPENING = "opening";

/** On a page load the server's drawing is there already; see `ServerDrawn`. */
export function loader(): string | null {
  return null;
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return fetchDrawn(request.url, OPENING);
}

/** The words do not change while somebody answers. */
export const shouldRevalidate = () => false;

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, services, [surveyHandler(services.db)]);
}

export const clientAction = keepTyped(surveyForm);

export default function Crowdfunding() {
  const html = useLoaderData<typeof loader>();
  return (
    <>
      <ServerDrawn id={OPENING} part={Opening} html={html} />
      <Questionnaire />
    </>
  );
}
