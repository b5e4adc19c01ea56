import { surveyResults } from "~/content/survey-results";
import {
  type AnswerResult,
  percentShown,
  type QuestionResult,
  type Share,
  type SurveyResults,
} from "./results";

/** "42%", "at least 90%", or the text for a small group. */
export function shareText(share: Share): string {
  if (share.kind === "small") return surveyResults.smallGroup;
  return share.kind === "atLeast" ? `${surveyResults.atLeast} ${share.percent}%` : `${share.percent}%`;
}

export function peopleText(share: Share): string {
  if (share.kind === "small") return surveyResults.smallGroup;
  return share.kind === "exact" ? share.people.toLocaleString("en-US") : surveyResults.notShown;
}

/** The answer most people gave, where what is shown makes that certain. */
export function leadingAnswer({ answers }: QuestionResult): AnswerResult | undefined {
  const atMost = (share: Share) => (share.kind === "atLeast" ? share.atMost : percentShown(share));
  const [first, second] = answers.toSorted((a, b) => atMost(b.share) - atMost(a.share));
  if (!first || !second || first.share.kind !== "exact") return undefined;
  return first.share.percent > atMost(second.share) ? first : undefined;
}

export function resultRows({ questions }: SurveyResults): string[][] {
  return questions.flatMap(({ question, answers }) =>
    answers.map(({ label, share }) => [question, label, shareText(share), peopleText(share)]),
  );
}
