import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { eventsTable } from "~/features/dashboard/events.admin";
import { FigureCards } from "~/features/dashboard/figure-cards";
import { KeyFigures } from "~/features/dashboard/key-figures";
import { describeLeftOut } from "~/features/dashboard/left-out.server";
import { analyticsCards } from "~/features/dashboard/load-cards.server";
import { loadTraffic, readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { RangeFilter } from "~/features/dashboard/range-filter";
import { serverTables } from "~/features/dashboard/tables.server";
import { TrafficChartSection } from "~/features/dashboard/traffic-chart-section";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { tabTitles } from "~/features/staff/staff.copy";
import { defineTab } from "~/features/staff/staff-page";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { TableSection } from "~/kits/admin-table/table-section";
import { PageTitle } from "~/kits/staff-page/page-title";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { formatCount } from "~/lib/numbers";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineTab("analytics");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const search = new URL(request.url).searchParams;
  const now = new Date();
  const query = readTrafficQuery("analytics", search, now);
  const { counts, before, ...traffic } = await loadTraffic(db, "analytics", query, now);
  const cards = await analyticsCards({ total: traffic.total, before });
  return {
    ...traffic,
    cards,
    leftOut: await describeLeftOut(db, traffic.range, query.forms),
    table: await loadTable(db, serverTables.analytics, readTableQuery(eventsTable, search, now), now),
  };
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

/** Whoever has asked for certain events wants to see them. */
const listParameters = ["q", "event", "sort", eventsTable.pageParameter, "change"];

const form = eventsTable.filters.find(({ ofPage }) => ofPage);

export default function Tab() {
  const { range, today, problem, cards, leftOut, table, ...chart } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle title={tabTitles.analytics} />
      <RangeFilter range={range} today={today} problem={problem} {...(form && { choice: form })} />
      <KeyFigures cards={cards} table={eventsTable} />
      {leftOut.length > 0 && (
        <ul aria-label="Not in these figures" className="mt-3 text-soft">
          {leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <PhoneFold
        label={eventsTable.heading}
        set={[formatCount(table.slice.total)]}
        isOpen={listParameters.some((name) => search.has(name))}
      >
        <TableSection heading="hidden" table={eventsTable} data={table} />
      </PhoneFold>
      <FigureCards cards={cards} range={range} table={eventsTable} />
      <TrafficChartSection range={range} name="analytics" note={tabTitles.analytics} {...chart} />
    </>
  );
}
