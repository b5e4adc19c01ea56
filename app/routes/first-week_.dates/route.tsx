import type { ActionFunctionArgs, HeadersFunction, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { datesHero, myDates, page } from "~/content/my-dates/en";
import { definePage } from "~/content/page";
import { DatesPage } from "~/features/my-dates/dates-page";
import { answerDates, loadDates } from "~/features/my-dates/dates-page.server";
import { listOfficePhones } from "~/features/states/office-phones.server";
import { services } from "~/server/services.server";
import datesStyles from "~/styles/my-dates.css";

export const { meta, handle } = definePage(page, { scripts: ["dates"] });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: datesStyles }];

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) =>
  [actionHeaders, loaderHeaders].find((own) => own?.has("Cache-Control")) ?? parentHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadDates(new URL(request.url), new Date(), myDates, await listOfficePhones(services.db, "en"));
}

export function action({ request }: ActionFunctionArgs) {
  return answerDates(request, new Date(), myDates);
}

export default function MyDates() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <DatesPage page={page} hero={datesHero} words={myDates} {...loaded} {...posted} />;
}
