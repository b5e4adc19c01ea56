import { formatCount, percentage } from "~/lib/numbers";
import type { Distribution } from "./survey.queries.server";

const titles: Record<Distribution["column"], string> = {
  impact_level: "Impact Level",
  worry_level: "Worry Level",
  industry_changes: "Industry",
  financial_impact: "Financial Impact",
};

/** The most frequent answers to four questions, as bars with their shares and counts (staff specification, section 2). */
export function DistributionBoxes({ distributions }: { distributions: readonly Distribution[] }) {
  return (
    <section aria-labelledby="distributions-title" className="mt-10">
      <h2 id="distributions-title" className="text-xl">
        How people answered
      </h2>
      <p className="mt-1 mb-4 text-soft">
        The five most frequent answers to each question, over all responses, with their share of all answers
        to it.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {distributions.map(({ column, answers, total }) => (
          <section
            key={column}
            aria-labelledby={`distribution-${column}`}
            className="border-2 border-ink bg-card p-4"
          >
            <h3 id={`distribution-${column}`} className="text-lg">
              {titles[column]}
            </h3>
            {answers.length === 0 ? (
              <p className="mt-2">No answers yet.</p>
            ) : (
              <ol className="mt-3 flex flex-col gap-3">
                {answers.map(({ answer, count }) => (
                  <li key={answer}>
                    <span className="flex justify-between gap-4">
                      <span>{answer.replaceAll("_", " ")}</span>
                      <span className="whitespace-nowrap tabular-nums">
                        <span className="font-semibold">{percentage(count, total)}%</span>{" "}
                        <span className="text-soft">({formatCount(count)})</span>
                      </span>
                    </span>
                    <Bar share={count / Math.max(1, total)} />
                  </li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 h-1.5 w-full" aria-hidden="true">
      <rect width="100" height="6" fill="var(--hair)" />
      <rect width={Math.max(1, share * 100)} height="6" fill="var(--blue)" />
    </svg>
  );
}
