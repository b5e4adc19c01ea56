import { mostCommonAnswer, surveyResults } from "~/content/survey-results";
import { classNames } from "~/lib/class-names";
import { leadingAnswer, shareText } from "./result-text";
import { type AnswerResult, percentShown, type QuestionResult } from "./results";

/** Public specification, section 9. */
const MIN_WIDTH = 5;

function Bar({ answer: { label, share }, leads }: { answer: AnswerResult; leads: boolean }) {
  const width = Math.max(MIN_WIDTH, percentShown(share));
  const fill = share.kind === "small" ? "bg-hair" : leads ? "bg-green" : "bg-blue";
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className={share.kind === "small" ? "shrink-0 text-sm text-soft" : "shrink-0 font-semibold"}>
          {shareText(share)}
        </span>
      </div>
      <div className="mt-1 h-4 border-2 border-ink bg-card" aria-hidden="true">
        <div className={classNames("h-full", fill)} style={{ width: `${width}%` }} />
      </div>
    </li>
  );
}

export function ResultChart({ result }: { result: QuestionResult }) {
  const leading = leadingAnswer(result);
  const id = `chart-${result.name}`;
  return (
    <section aria-labelledby={id} className="mb-12 break-inside-avoid border-t-4 border-ink pt-4">
      <h3 id={id} className="text-xl">
        <span className="mb-1.5 block font-text text-sm font-semibold tracking-normal text-soft">
          {surveyResults.charts[result.name]}{" "}
        </span>
        {leading ? mostCommonAnswer(leading.label, percentShown(leading.share)) : result.question}
      </h3>
      <ul className="mt-5 grid gap-4">
        {result.answers.map((answer) => (
          <Bar key={answer.value} answer={answer} leads={answer === leading} />
        ))}
      </ul>
    </section>
  );
}
