import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportTroubledMails } from "~/features/campaigns/desk/troubled-mails.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await exportTroubledMails(services.db, { who, id: params.id, now: new Date() });
}
