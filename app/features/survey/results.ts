import { type SurveyAnswerName, surveyQuestions } from "~/content/survey";
import { answeredIn, surveyResults } from "~/content/survey-results";

export interface AnswerCount {
  question: SurveyAnswerName;
  answer: string;
  people: number;
}

/**
 * Percentages are whole numbers. Privacy: a group smaller than five is never exact; where it could be computed from
 * the others, a neighbour is shown only by its lower bound.
 */
export type Share =
  | { kind: "exact"; people: number; percent: number }
  | { kind: "small" }
  | { kind: "atLeast"; percent: number; atMost: number };

export interface AnswerResult {
  value: string;
  label: string;
  share: Share;
}

export interface QuestionResult {
  name: SurveyAnswerName;
  question: string;
  answers: AnswerResult[];
}

export interface SurveyResults {
  /** The number of surveys; "small" from one to four. */
  total: number | "small";
  /** Whole months, which pick nobody out; from five surveys on. */
  months: readonly [first: string, last: string] | undefined;
  questions: QuestionResult[];
}

/** Groups of fewer people are not shown as an exact figure (the organisation's promise in its Privacy Policy). */
const SMALLEST_SHOWN = 5;
const LARGEST_HIDDEN = SMALLEST_SHOWN - 1;

/** Rounded to a whole number (public specification, section 9). */
function percentOf(people: number, total: number): number {
  return Math.round((people * 100) / total);
}

/**
 * Small-cell suppression with complementary suppression. The small counts add up to the total less the shown ones:
 * that reveals one alone, and all when all must be at their largest (two short of it is near enough). Then the
 * neighbouring shown count, chosen by order so that covering reveals nothing, is replaced by its lower bound: the
 * total less the other shown counts and four for each small one.
 */
export function sharesOf(counts: readonly number[]): Share[] {
  const total = counts.reduce((sum, people) => sum + people, 0);
  const small = counts.filter((people) => people < SMALLEST_SHOWN);
  const inSmall = small.reduce((sum, people) => sum + people, 0);
  const most = LARGEST_HIDDEN * small.length;
  const givenAway = inSmall > 0 && (small.length === 1 || inSmall >= most - 2);
  const covering = givenAway ? nextShown(counts) : -1;
  return counts.map((people, index): Share => {
    if (people < SMALLEST_SHOWN) return { kind: "small" };
    if (index !== covering) return { kind: "exact", people, percent: percentOf(people, total) };
    const certain = Math.max(SMALLEST_SHOWN, people + inSmall - most);
    const possible = people + inSmall;
    return {
      kind: "atLeast",
      percent: Math.floor((certain * 100) / total),
      atMost: Math.ceil((possible * 100) / total),
    };
  });
}

/** @returns the first after the first small one, else the last before it; -1 when there is none */
function nextShown(counts: readonly number[]): number {
  const isShown = (people: number) => people >= SMALLEST_SHOWN;
  const firstSmall = counts.findIndex((people) => !isShown(people));
  const after = counts.findIndex((people, index) => index > firstSmall && isShown(people));
  return after === -1 ? counts.findLastIndex(isShown) : after;
}

/** `counts` leaves out the answers no one gave. */
export function surveyResultsOf(
  counts: readonly AnswerCount[],
  months?: SurveyResults["months"],
): SurveyResults {
  const peopleOf = (question: SurveyAnswerName, answer: string) =>
    counts.find((count) => count.question === question && count.answer === answer)?.people ?? 0;
  // Every survey answers every question, so that any one of them counts them all.
  const total = counts
    .filter(({ question }) => question === "impactLevel")
    .reduce((sum, { people }) => sum + people, 0);
  return {
    total: total > 0 && total < SMALLEST_SHOWN ? "small" : total,
    months: total < SMALLEST_SHOWN ? undefined : months,
    questions: surveyQuestions.map(({ name, question, options }) => {
      const shares = sharesOf(options.map(({ value }) => peopleOf(name, value)));
      return {
        name,
        question,
        answers: options.map(({ value, label }, index) => ({
          value,
          label,
          share: shares[index] ?? { kind: "small" },
        })),
      };
    }),
  };
}

export function shareOf(results: SurveyResults, question: SurveyAnswerName, answer: string): Share {
  const answers = results.questions.find(({ name }) => name === question)?.answers;
  return answers?.find(({ value }) => value === answer)?.share ?? { kind: "small" };
}

export function sumOfShares(one: Share, other: Share): Share {
  if (one.kind === "small" && other.kind === "small") return { kind: "small" };
  const percent = Math.min(100, percentShown(one) + percentShown(other));
  if (one.kind !== "exact" || other.kind !== "exact") return { kind: "atLeast", percent, atMost: 100 };
  return { kind: "exact", people: one.people + other.people, percent };
}

export function percentShown(share: Share): number {
  return share.kind === "small" ? 0 : share.percent;
}

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

/** The answers that a chart is about, and the words for them; none where what is shown is not certain enough. */
export function findingOf(
  result: QuestionResult,
): { text: string; answers: readonly AnswerResult[] } | undefined {
  const finding = surveyResults.findings[result.name];
  if ("most" in finding) {
    const leading = leadingAnswer(result);
    if (!leading) return undefined;
    return { text: `${finding.most}: “${leading.label}”, ${shareText(leading.share)}`, answers: [leading] };
  }
  const answers = result.answers.filter(({ value }) => finding.answers.includes(value));
  const [first, ...more] = answers.map(({ share }) => share);
  if (!first) return undefined;
  const share = more.reduce(sumOfShares, first);
  if (share.kind === "small") return undefined;
  const text = `${shareText(share)} ${finding.text}`;
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`, answers };
}

export function resultRows({ total, months, questions }: SurveyResults): string[][] {
  const whole = months
    ? [[surveyResults.table.all, answeredIn(months), "100%", total.toLocaleString("en-US")]]
    : [];
  const rows = questions.flatMap(({ question, answers }) =>
    answers.map(({ label, share }) => [question, label, shareText(share), peopleText(share)]),
  );
  return [...whole, ...rows];
}
