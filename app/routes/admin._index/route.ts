import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return redirect(adminPaths.dashboard);
}
