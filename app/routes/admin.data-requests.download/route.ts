import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { staffDownload } from "~/features/data-requests/staff-request.server";
import { fileHeaders } from "~/features/data-requests/your-data-file.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

/** A post, so that the address is in no log and no history. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "owner");
  return redirect(adminPaths.dataRequests);
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "owner");
  const file = await staffDownload(services, who, request, new Date());
  if (file === undefined) return redirect(adminPaths.dataRequests);
  return new Response(file, { headers: fileHeaders });
}
