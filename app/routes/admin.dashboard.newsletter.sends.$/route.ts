import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

/** The addresses of campaigns in version 1.0.0, as in bookmarks. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace("/sends/", "/campaigns/") + search, 301);
}
