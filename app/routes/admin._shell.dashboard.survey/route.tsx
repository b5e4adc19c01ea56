import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FigureCards } from "~/features/dashboard/figure-cards";
import { KeyFigures } from "~/features/dashboard/key-figures";
import { surveyCards } from "~/features/dashboard/load-cards.server";
import { loadTraffic, readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { RangeFilter } from "~/features/dashboard/range-filter";
import { serverTables } from "~/features/dashboard/tables.server";
import { TrafficChartSection } from "~/features/dashboard/traffic-chart-section";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { SuspectedLink } from "~/features/spam/suspected-link";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { tabTitles } from "~/features/staff/staff.copy";
import { defineTab } from "~/features/staff/staff-page";
import { DistributionBoxes } from "~/features/survey/distribution-boxes";
import { responsesTable } from "~/features/survey/responses.admin";
import { loadDistributions } from "~/features/survey/survey.queries.server";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { TableSection } from "~/kits/admin-table/table-section";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineTab("survey");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db } = services;
  const search = new URL(request.url).searchParams;
  const now = new Date();
  const { counts, before, ...traffic } = await loadTraffic(
    db,
    "survey",
    readTrafficQuery("survey", search, now),
    now,
  );
  const cards = await surveyCards(db, { total: traffic.total, before });
  return {
    ...traffic,
    cards,
    distributions: await loadDistributions(db),
    suspected: await countSuspected(db, "survey"),
    table: await loadTable(db, serverTables.survey, readTableQuery(serverTables.survey, search, now), now),
  };
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Tab() {
  const { range, today, problem, cards, distributions, suspected, table, ...chart } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={tabTitles.survey} />
      <RangeFilter range={range} today={today} problem={problem} />
      <KeyFigures cards={cards} table={responsesTable}>
        <SuspectedLink form="survey" count={suspected} />
      </KeyFigures>
      <TableSection heading="hidden" table={responsesTable} data={table} />
      <FigureCards cards={cards} range={range} table={responsesTable} />
      <TrafficChartSection range={range} name="survey" note={tabTitles.survey} {...chart} />
      <DistributionBoxes distributions={distributions} />
    </>
  );
}
