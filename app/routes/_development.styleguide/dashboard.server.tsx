import { Moment } from "~/components/moment";
import { Notice } from "~/components/notice";
import { Section } from "~/components/section";
import { messagesTable } from "~/features/contact/messages.admin";
import { FigureCards } from "~/features/dashboard/figure-cards";
import { OverviewCards } from "~/features/dashboard/overview-cards";
import { PerformanceSummary } from "~/features/dashboard/overview-tables";
import { RangeFilter } from "~/features/dashboard/range-filter";
import { renderTraffic } from "~/features/dashboard/render-traffic.server";
import { chartDescription, chartSeries } from "~/features/dashboard/traffic-chart";
import { TrafficChartSection } from "~/features/dashboard/traffic-chart-section";
import { type EventCount, figuresOf, formFigures, stepFigures } from "~/features/dashboard/traffic-figures";
import { readListQuery } from "~/kits/admin-table/list-query";
import type { TableData } from "~/kits/admin-table/table-data";
import { TableSection } from "~/kits/admin-table/table-section";
import { slicePage } from "~/lib/pager";
import { previousRange } from "~/lib/range-presets";
import { Sample, Samples } from "./sample.server";

const range = { from: "2026-11-14", to: "2026-11-20" };
const days = ["14", "15", "16", "17", "18", "19", "20"].map((day) => `2026-11-${day}`);
const counts = days.flatMap((step, index): EventCount[] => [
  { step, form_name: "newsletter", event_type: "unique_view", count: 40 + ((index * 37) % 50) },
  { step, form_name: "newsletter", event_type: "complete", count: 9 + ((index * 13) % 17) },
]);
const steps = stepFigures(counts, days);
const total = figuresOf(counts);
const forms = formFigures(counts, { newsletter: 12, survey: 3, volunteer: 0, partnership: 1, contact: 4 });
const lines = chartSeries.overview.raw;

function TrafficChart() {
  const description = chartDescription(lines, "raw", range, total);
  return (
    <TrafficChartSection
      range={range}
      name="overview"
      note="All forms together."
      view="raw"
      description=""
      charts={renderTraffic({ lines, view: "raw", steps, description })}
      steps={steps}
      total={total}
    />
  );
}

const message = {
  id: "sample",
  name: "Sam Ortiz",
  email: "sam@example.org",
  subject: "support",
  message: "My whole team is gone. What can I do about the rent that is due next week?",
  created_at: "2026-11-20T09:05:00.000Z",
  due_at: "2026-11-21T09:05:00.000Z",
};
const table: TableData = {
  rows: [message],
  slice: slicePage({ page: 1, total: 1, size: 100 }),
  query: readListQuery(messagesTable, new URLSearchParams()),
  now: "2026-11-20T12:00:00.000Z",
  notice: undefined,
};

export function DashboardSection() {
  return (
    <Section id="dashboard" title="Dashboard">
      <div className="text-sm">
        <Samples>
          <Sample name="RangeFilter with a range that cannot be">
            <RangeFilter range={range} today={range.to} problem="The range ends before it begins." />
          </Sample>
          <Sample name="Moment">
            <Moment at={message.created_at} now={table.now} />
          </Sample>
          <Sample name="Notice">
            <Notice of="sample">“A union wins” is published.</Notice>
          </Sample>
          <Sample name="OverviewCards">
            <OverviewCards forms={forms} rangeBefore={previousRange(range)} />
          </Sample>
          <Sample name="FigureCards">
            <FigureCards
              range={range}
              table={messagesTable}
              cards={["Views", "Completions", "Partial completions"].map((label, index) => ({
                label,
                value: String(115 * (index + 1)),
                how: "Events of the range, counted by the database.",
              }))}
            />
          </Sample>
          <Sample name="TrafficChartSection">
            <TrafficChart />
          </Sample>
          <Sample name="PerformanceSummary">
            <PerformanceSummary forms={forms} />
          </Sample>
          <Sample name="TableSection with a row">
            <TableSection table={messagesTable} data={table} />
          </Sample>
        </Samples>
      </div>
    </Section>
  );
}
