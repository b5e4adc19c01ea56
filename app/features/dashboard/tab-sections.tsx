import { SuspectedLink } from "~/features/spam/suspected-link";
import { tabTitles } from "~/features/staff/staff.copy";
import { TableSection } from "~/kits/admin-table/table-section";
import { PageTitle } from "~/kits/staff-page/page-title";
import { FigureCards } from "./figure-cards";
import type { FormTab, loadTab } from "./load-tab.server";
import { RangeFilter } from "./range-filter";
import { TrafficChartSection } from "./traffic-chart-section";

interface TabSectionsProps {
  table: FormTab;
  data: Awaited<ReturnType<typeof loadTab>>;
}

export function TabSections({ table, data }: TabSectionsProps) {
  const { range, today, problem, cards, suspected, table: rows, ...chart } = data;
  return (
    <>
      <PageTitle title={tabTitles[table.kind]} />
      <RangeFilter range={range} today={today} problem={problem} />
      <FigureCards cards={cards} range={range} />
      <TrafficChartSection range={range} name={table.kind} note={tabTitles[table.kind]} {...chart} />
      <TableSection table={table} data={rows}>
        <SuspectedLink form={table.kind} count={suspected} />
      </TableSection>
    </>
  );
}
