import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { applicationCards } from "~/features/dashboard/load-cards.server";
import { loadTab, readTabQuery } from "~/features/dashboard/load-tab.server";
import { TabSections } from "~/features/dashboard/tab-sections";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineTab } from "~/features/staff/staff-page";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineTab("volunteer");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const query = readTabQuery(volunteersTable, new URL(request.url).searchParams, new Date());
  return await loadTab(db, volunteersTable, query, (traffic) => applicationCards(db, "volunteer", traffic));
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Tab() {
  return <TabSections table={volunteersTable} data={useLoaderData<typeof loader>()} />;
}
