import { Fragment } from "react";
import { SiteLink } from "~/components/site-link";
import { helpFor } from "~/content/survey";
import { surveyResults } from "~/content/survey-results";
import { classNames } from "~/lib/class-names";
import {
  type AnswerResult,
  findingOf,
  peopleText,
  percentShown,
  type QuestionResult,
  type SurveyResults,
  shareOf,
  shareText,
  sumOfShares,
} from "./results";

/** Public specification, section 9. */
const MIN_WIDTH = 5;

interface BarProps {
  answer: AnswerResult;
  leads: boolean;
  /** Where those find it who want it. */
  help: `/${string}` | undefined;
}

function Bar({ answer: { label, share }, leads, help }: BarProps) {
  const width = Math.max(MIN_WIDTH, percentShown(share));
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="w-28 grow wrap-anywhere">
          {help ? <SiteLink to={help}>{label}</SiteLink> : label}
        </span>
        <span className={share.kind === "small" ? "text-sm text-soft" : "font-semibold"}>
          {shareText(share)}
        </span>
      </div>
      <div className="mt-1 h-4 border-2 border-ink bg-card" aria-hidden="true">
        {share.kind !== "small" && (
          <div
            className={classNames("h-full", leads ? "bg-green" : "bg-blue")}
            style={{ width: `${width}%` }}
          />
        )}
      </div>
    </li>
  );
}

/** Answers without an order of their own begin with the most frequent; small groups, whose order would tell too much, end them. */
function inOrder({ name, answers }: QuestionResult): readonly AnswerResult[] {
  if (!("most" in surveyResults.findings[name])) return answers;
  return answers.toSorted((one, other) => percentShown(other.share) - percentShown(one.share));
}

export function ResultChart({ result }: { result: QuestionResult }) {
  const finding = findingOf(result);
  const id = `chart-${result.name}`;
  return (
    <figure aria-labelledby={id} className="mb-10 break-inside-avoid border-t-4 border-ink pt-4">
      <h3 id={id} className="text-xl">
        {finding && (
          <span className="mb-1.5 block font-text text-sm font-semibold tracking-normal text-soft">
            {result.question}{" "}
          </span>
        )}
        {finding?.text ?? result.question}
      </h3>
      <ul className="mt-5 grid gap-4">
        {inOrder(result).map((answer) => (
          <Bar
            key={answer.value}
            answer={answer}
            leads={finding?.answers.includes(answer) ?? false}
            help={helpFor.find(({ need }) => need === answer.value)?.to}
          />
        ))}
      </ul>
    </figure>
  );
}

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
    <dl className="grid gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, text }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-2 border-ink bg-card p-3 sm:p-5">
          <dt className="mt-2">
            {label.split("/").map((part, at) => (
              <Fragment key={part}>
                {at > 0 && (
                  <>
                    /<wbr />
                  </>
                )}
                {part}
              </Fragment>
            ))}
          </dt>
          <dd className={`font-display ${text.length > 6 ? "text-xl" : "text-figure"}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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
                <tr className="border-b border-ink bg-paper">
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
