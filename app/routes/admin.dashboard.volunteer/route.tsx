import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dashboard, tabTitles } from "~/content/staff";
import { FigureCards } from "~/features/analytics/figure-cards";
import { applicationCards } from "~/features/analytics/load-cards.server";
import { loadTraffic } from "~/features/analytics/load-traffic.server";
import { RangeFilter } from "~/features/analytics/range-filter";
import { TrafficChartSection } from "~/features/analytics/traffic-chart-section";
import { loadTable } from "~/features/records/load-table.server";
import { RecordsSection } from "~/features/records/records-section";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { volunteersTable } from "~/features/volunteer/applications.table";
import { services } from "~/server/services.server";

const described = defineStaffPage({ title: tabTitles.volunteer, description: dashboard.description });
export const meta = described.meta;
export const handle = described.handle;
export const headers = described.headers;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const search = new URL(request.url).searchParams;
  const now = new Date();
  const { counts, ...traffic } = await loadTraffic(db, "volunteer", search, now);
  const cards = await applicationCards(db, "volunteer", traffic.total);
  return { ...traffic, cards, table: await loadTable(db, volunteersTable, search, now) };
}

export default function Tab() {
  const { range, problem, cards, table, ...chart } = useLoaderData<typeof loader>();
  return (
    <>
      <RangeFilter range={range} problem={problem} />
      <FigureCards cards={cards} range={range} />
      <TrafficChartSection name="volunteer" note={tabTitles.volunteer} {...chart} />
      <RecordsSection table={volunteersTable} data={table} />
    </>
  );
}
