import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { emptyPreview, previewSent } from "~/features/campaigns/desk/live-preview.server";
import { MAX_SENDING_BYTES } from "~/features/campaigns/desk/sending-handlers.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return emptyPreview();
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "editor");
  const sent = await requireFormBody(request, MAX_SENDING_BYTES);
  const preview = await previewSent(services, staff, sent, new Date());
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
