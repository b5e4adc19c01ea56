import { statistics } from "~/content/statistics.server";
import { exposureCsvRows } from "~/features/statistics/render-exposure.server";
import { toCsv } from "~/lib/csv";

export function loader() {
  return new Response(toCsv(exposureCsvRows(statistics.industryExposure)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ai-exposure-by-occupation.csv"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
