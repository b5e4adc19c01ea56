import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { clockForm } from "~/features/system/clock.form";
import { clockHandler, loadSystem } from "~/features/system/load-system.server";
import { SystemPage } from "~/features/system/system-page";
import { proxyWatch } from "~/http/proxy-watch.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "System",
  description: "For staff: whether everything that runs the site is well.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadSystem(services, { unset: services.env.unset, proxy: proxyWatch.problem }, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "owner");
  return await handleForms(request, [clockHandler(services.db, who)]);
}

export const clientAction = preserveInputOnError(clockForm);

export default function System() {
  return <SystemPage data={useLoaderData<typeof loader>()} />;
}
