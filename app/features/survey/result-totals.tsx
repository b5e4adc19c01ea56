import { surveyResults } from "~/content/survey-results";
import { shareText } from "./result-text";
import { type SurveyResults, shareOf, sumOfShares } from "./results";

export function ResultTotals({ results, total }: { results: SurveyResults; total: number }) {
  const { totals, tooFewWorried } = surveyResults;
  const worried = sumOfShares(
    shareOf(results, "worryLevel", "extremely"),
    shareOf(results, "worryLevel", "very"),
  );
  const figures = [
    { label: totals.responses, text: total.toLocaleString("en-US") },
    { label: totals.lostJob, text: shareText(shareOf(results, "impactLevel", "lost_job")) },
    { label: totals.worried, text: worried.kind === "small" ? tooFewWorried : shareText(worried) },
    {
      label: totals.alreadyHappening,
      text: shareText(shareOf(results, "timeframe", "already_happening")),
    },
  ];
  return (
    <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, text }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-2 border-ink bg-card p-5">
          <dt className="mt-2">{label}</dt>
          <dd className={`font-display ${text.length > 6 ? "text-xl" : "text-figure"}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
