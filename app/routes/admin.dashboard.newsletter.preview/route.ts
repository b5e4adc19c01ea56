import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewMail } from "~/features/campaigns/desk/preview.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  return await previewMail(services, staff, new URL(request.url).searchParams, new Date());
}
