import { surveyResults } from "~/content/survey-results";
import { peopleText, shareText } from "./result-text";
import type { SurveyResults } from "./results";

export function ResultTable({ results }: { results: SurveyResults }) {
  const { summary, caption, columns, download } = surveyResults.table;
  return (
    <>
      <details className="border-2 border-ink bg-card">
        <summary className="px-5 py-3 font-semibold">{summary}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section aria-label={caption} tabIndex={0} className="overflow-x-auto border-t-2 border-ink">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr className="border-b-2 border-ink">
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-4 py-2">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            {results.questions.map(({ name, question, answers }) => (
              <tbody key={name}>
                <tr className="border-y border-ink bg-paper">
                  <th scope="rowgroup" colSpan={columns.length} className="px-4 pt-4 pb-2">
                    {question}
                  </th>
                </tr>
                {answers.map(({ value, label, share }) => (
                  <tr key={value} className="border-b border-hair last:border-0">
                    <th scope="row" className="px-4 py-2 font-normal">
                      {label}
                    </th>
                    <td className="px-4 py-2 align-top">{shareText(share)}</td>
                    <td className="px-4 py-2 align-top">{peopleText(share)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </details>
      <p className="mt-4">
        <a href="/survey-results.csv" download className="inline-block py-1">
          {download}
        </a>
      </p>
    </>
  );
}
