import { statisticsCsvRows } from "~/features/statistics/statistics-view.server";
import { toCsv } from "~/lib/csv";

export function loader() {
  return new Response(toCsv(statisticsCsvRows()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ai-and-work-in-numbers.csv"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
