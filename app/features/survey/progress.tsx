import { progressText, questionnaire, surveyQuestions } from "~/content/survey";
import { classNames } from "~/lib/class-names";

const partClass = classNames(
  "h-4 border-2 border-ink bg-card",
  "data-done:bg-green forced-colors:data-done:chosen",
  "data-current:bg-gold forced-colors:data-current:border-4 forced-colors:data-current:border-[Highlight]",
);

/** At the first question; the survey's script shows where the visitor is. */
export function Progress() {
  return (
    <div className="stepwise-only mb-8">
      <div
        role="progressbar"
        aria-label={questionnaire.progress}
        aria-valuemin={0}
        aria-valuemax={surveyQuestions.length}
        aria-valuenow={0}
        aria-valuetext={progressText(1)}
        className="grid grid-cols-7 gap-1.5"
      >
        {surveyQuestions.map(({ name }, index) => (
          <span key={name} className={partClass} data-current={index === 0 ? "" : undefined} />
        ))}
      </div>
      <p className="mt-3 text-sm text-soft">
        <span className="in-data-[at=8]:hidden">{questionnaire.autoAdvance}</span>
        <span className="not-in-data-[at=8]:hidden">{questionnaire.allAnswered}</span>
      </p>
    </div>
  );
}
