import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { definePage } from "~/content/page";
import { page, reportIntro, resourceReport } from "~/content/resources/resource-report";
import { reportForm } from "~/features/resources/public/report.form";
import { loadReportedEntry, reportHandler } from "~/features/resources/public/report.server";
import { ReportSection, ReportSent } from "~/features/resources/public/report-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { readSent } from "~/kits/forms/sent-mark.server";
import { useFormState } from "~/kits/forms/use-form-state";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const reported = await loadReportedEntry(services.db, params);
  const isFound =
    reported !== undefined || readSent(services.env, params, new Date())?.name === reportForm.name;
  return data({ reported, entry: params.get("entry") ?? "" }, { status: isFound ? 200 : 404 });
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [reportHandler(services.db)]);
}

export default function ReportResource() {
  const { reported, entry } = useLoaderData<typeof loader>();
  const { errorState, sent } = useFormState(reportForm);
  if (sent) {
    return (
      <div data-region="report-page">
        <PageHero title={resourceReport.heading} />
        <ReportSent />
      </div>
    );
  }
  if (!reported && !errorState) {
    const { heading, text, actions } = resourceReport.unknown;
    return (
      <PageHero title={heading} lead={text}>
        <ActionLinks actions={actions} />
      </PageHero>
    );
  }
  return (
    <div data-region="report-page">
      <PageHero title={resourceReport.heading} lead={reported && reportIntro(reported)} />
      <ReportSection
        entry={reported ? entry : String(errorState?.values.entry ?? "")}
        resource={reported?.resource}
      />
    </div>
  );
}
