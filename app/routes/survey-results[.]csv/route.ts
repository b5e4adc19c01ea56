import { surveyResults } from "~/content/survey-results";
import { resultRows } from "~/features/survey/results";
import { loadResults } from "~/features/survey/survey.queries.server";
import { toCsv } from "~/lib/csv";
import { services } from "~/server/services.server";

/** The figures of the results page as a file, from the same data and with the same groups hidden. */
export async function loader() {
  const { question, columns } = surveyResults.table;
  const results = await loadResults(services.db);
  const rows = typeof results.total === "number" ? resultRows(results) : [];
  return new Response(toCsv([[question, ...columns], ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ai-impact-survey.csv"',
      "Cache-Control": "no-cache",
    },
  });
}
