import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reportWords } from "~/content/es/resource-report";
import { definePage } from "~/content/page";
import { loadReport, reportHandler } from "~/features/resources/public/report.server";
import { RESULTS } from "~/features/resources/public/report-link";
import { ReportPage } from "~/features/resources/public/report-page";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";

const words = reportWords.es;

export const { meta, handle } = definePage(words.page, { scripts: ["forms"] });

export function loader({ request }: LoaderFunctionArgs) {
  return loadReport(services, request, words);
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [reportHandler(services.db, "es")], { preserve: RESULTS });
}

export default function SpanishReport() {
  return <ReportPage words={words} {...useLoaderData<typeof loader>()} />;
}
