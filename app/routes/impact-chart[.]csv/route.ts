import { impactCsvRows } from "~/features/impact-chart/figures-table.server";
import { toCsv } from "~/lib/csv";

export function loader() {
  return new Response(toCsv(impactCsvRows()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ai-job-impact-2020-2030.csv"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
