import { progressText, questionnaire, surveyQuestions } from "~/content/survey";
import { classNames } from "~/lib/class-names";
import { CONTACT_STEP } from "./survey-steps";

export function Progress({ at }: { at: number }) {
  const done = at === CONTACT_STEP;
  const text = done ? questionnaire.allAnswered : progressText(at);
  return (
    <div className="stepwise-only mb-8">
      <div
        role="progressbar"
        aria-label={questionnaire.progress}
        aria-valuemin={0}
        aria-valuemax={surveyQuestions.length}
        aria-valuenow={at - 1}
        aria-valuetext={text}
        className="grid grid-cols-7 gap-1.5"
      >
        {surveyQuestions.map(({ name }, index) => (
          <span
            key={name}
            className={classNames(
              "h-4 border-2 border-ink",
              index + 1 < at
                ? "bg-green forced-colors:chosen"
                : index + 1 === at
                  ? "bg-gold forced-colors:border-4 forced-colors:border-[Highlight]"
                  : "bg-card",
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-soft">{done ? text : questionnaire.autoAdvance}</p>
    </div>
  );
}
