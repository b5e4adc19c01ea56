import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { applicationCards } from "~/features/dashboard/load-cards.server";
import { loadTab, readTabQuery } from "~/features/dashboard/load-tab.server";
import { TabSections } from "~/features/dashboard/tab-sections";
import { partnershipsTable } from "~/features/partnership/applications.admin";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineTab } from "~/features/staff/staff-page";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineTab("partnership");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const query = readTabQuery(partnershipsTable, new URL(request.url).searchParams, new Date());
  return await loadTab(db, partnershipsTable, query, (traffic) =>
    applicationCards(db, "partnership", traffic),
  );
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Tab() {
  return <TabSections table={partnershipsTable} data={useLoaderData<typeof loader>()} />;
}
