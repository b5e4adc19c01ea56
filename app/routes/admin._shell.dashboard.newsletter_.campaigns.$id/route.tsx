import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allControlForms } from "~/features/campaigns/desk/campaign.forms";
import { CampaignSections, MissingCampaign } from "~/features/campaigns/desk/campaign-page";
import { loadCampaign } from "~/features/campaigns/desk/campaign-page.server";
import { controlHandlers } from "~/features/campaigns/desk/control-campaign.server";
import { refreshHeaders } from "~/features/campaigns/desk/sending-page.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage, refreshingHeaders } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle } = defineStaffPage({
  title: "Campaign",
  description: "For staff: one newsletter or team update, how far it is, and which mails were not delivered.",
});

export const headers = refreshingHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const url = new URL(request.url);
  const campaign = await loadCampaign(services, params.id, url.searchParams, new Date());
  return data(
    { campaign },
    { status: campaign ? 200 : 404, headers: refreshHeaders(campaign?.refreshes ?? false, url) },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "editor");
  return await handleForms(request, controlHandlers(request, services, staff));
}

/** What has changed meanwhile is shown. */
export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(...allControlForms);

export default function Campaign() {
  const { campaign } = useLoaderData<typeof loader>();
  return campaign ? <CampaignSections campaign={campaign} /> : <MissingCampaign />;
}
