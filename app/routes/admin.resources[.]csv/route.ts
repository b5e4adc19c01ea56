import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportResources, resourceTemplate } from "~/features/resources/import/import-resources.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  const isTemplate = new URL(request.url).searchParams.has("template");
  return isTemplate ? resourceTemplate() : exportResources(services.db, new Date());
}
