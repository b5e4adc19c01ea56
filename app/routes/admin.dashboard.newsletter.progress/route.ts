import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendingParameters } from "~/features/campaigns/desk/campaign.forms";
import { findCampaignProgress } from "~/features/campaigns/desk/campaign-page.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const id = new URL(request.url).searchParams.get(sendingParameters.campaign);
  const progress = await findCampaignProgress(services, id, new Date());
  return Response.json(progress ?? null, {
    status: progress ? 200 : 404,
    headers: { "Cache-Control": "no-store" },
  });
}
