import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messagesTable } from "~/features/contact/messages.admin";
import { contactCards } from "~/features/dashboard/load-cards.server";
import { loadTab, readTabQuery } from "~/features/dashboard/load-tab.server";
import { TabSections } from "~/features/dashboard/tab-sections";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineTab } from "~/features/staff/staff-page";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineTab("contact");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const query = readTabQuery(messagesTable, new URL(request.url).searchParams, new Date());
  return await loadTab(db, messagesTable, query, (traffic) => contactCards(db, traffic));
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Tab() {
  return <TabSections table={messagesTable} data={useLoaderData<typeof loader>()} />;
}
