import { SuspectedLink } from "~/features/spam/suspected-link";
import { tabTitles } from "~/features/staff/staff.copy";
import { TableSection } from "~/kits/admin-table/table-section";
import { PageTitle } from "~/kits/staff-page/page-title";
import { FigureCards } from "./figure-cards";
import { KeyFigures } from "./key-figures";
import type { FormTab, loadTab } from "./load-tab.server";
import { RangeFilter } from "./range-filter";
import { TrafficChartSection } from "./traffic-chart-section";

interface TabSectionsProps {
  table: FormTab;
  data: Awaited<ReturnType<typeof loadTab>>;
}

export function TabSections({ table, data }: TabSectionsProps) {
  const { range, today, problem, cards, suspected, waiting, table: rows, ...chart } = data;
  return (
    <>
      <PageTitle title={tabTitles[table.kind]} />
      <RangeFilter range={range} today={today} problem={problem} />
      <KeyFigures cards={cards} table={table} waiting={waiting}>
        <SuspectedLink form={table.kind} count={suspected} />
      </KeyFigures>
      <TableSection heading="hidden" table={table} data={rows} />
      <FigureCards cards={cards} range={range} table={table} />
      <TrafficChartSection range={range} name={table.kind} note={tabTitles[table.kind]} {...chart} />
    </>
  );
}
