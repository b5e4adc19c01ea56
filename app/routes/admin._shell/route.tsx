import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { DashboardShell } from "~/features/staff/dashboard-shell";
import { requireStaff } from "~/features/staff/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { services } from "~/server/services.server";

export const { meta, handle, headers, links } = defineStaffPage(dashboard);

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireStaff(request, services);
  return { email };
}

export { shouldRevalidate } from "~/features/staff/should-revalidate";

export default function Shell() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <DashboardShell email={email}>
      <Outlet />
    </DashboardShell>
  );
}
