import { describe, expect, it } from "vitest";
import { type SurveyAnswerName, surveyQuestions } from "~/content/survey";
import {
  type AnswerCount,
  findingOf,
  leadingAnswer,
  peopleText,
  resultRows,
  type Share,
  shareOf,
  sharesOf,
  shareText,
  sumOfShares,
  surveyResultsOf,
} from "./results";

const texts = (...counts: number[]) => sharesOf(counts).map((share) => shareText(share));
const small = "fewer than 5 people";

describe("sharesOf", () => {
  it("rounds to whole numbers, which need not add up to 100", { tags: ["@public-9.4"] }, () => {
    expect(texts(10, 10, 10)).toEqual(["33%", "33%", "33%"]);
    expect(texts(199, 5, 5, 5, 5)).toEqual(["91%", "2%", "2%", "2%", "2%"]);
    expect(sharesOf([15, 5])).toEqual([
      { kind: "exact", people: 15, percent: 75 },
      { kind: "exact", people: 5, percent: 25 },
    ]);
  });

  it("shows no exact figure for a group smaller than five, nor for an empty one", () => {
    expect(texts(50, 30, 3, 1, 0)).toEqual(["60%", "36%", small, small, small]);
    expect(texts(6, 0, 0, 0, 0)).toEqual(["100%", small, small, small, small]);
  });

  it("covers a neighbour where the only small group could be worked out", () => {
    // 97 and 3 of 100: the reader knows that the small group is 4 at most, so the other is 96 at least.
    expect(sharesOf([97, 3])).toEqual([{ kind: "atLeast", percent: 96, atMost: 100 }, { kind: "small" }]);
    expect(texts(40, 30, 2, 20, 8)).toEqual(["40%", "30%", small, "at least 18%", "8%"]);
    expect(texts(40, 30, 28, 2)).toEqual(["40%", "30%", "at least 26%", small]);
  });

  it("covers a neighbour where all small groups must be as large as they can be, or nearly", () => {
    expect(texts(50, 4, 4, 42)).toEqual(["50%", small, small, "at least 42%"]);
    expect(texts(50, 4, 2, 44)).toEqual(["50%", small, small, "at least 42%"]);
    expect(texts(50, 4, 1, 45)).toEqual(["50%", small, small, "45%"]);
  });

  it("leaves more than one possible size to every small group", () => {
    for (let a = 0; a < 5; a += 1) {
      for (let b = 0; b < 5; b += 1) {
        if (a + b === 0) continue;
        const counts = [20, a, b, 33];
        const total = 53 + a + b;
        const shares = sharesOf(counts);
        const exact = shares.map((share) => (share.kind === "exact" ? share.people : undefined));
        const sizes = possibleSizes(exact, shares, total, 1);
        expect(sizes.size, `${a} and ${b}`).toBeGreaterThan(1);
      }
    }
  });
});

/** Every size the small group at `index` can have, as far as the shown figures and the total tell. */
function possibleSizes(
  exact: readonly (number | undefined)[],
  shares: readonly Share[],
  total: number,
  index: number,
): Set<number> {
  const hidden = shares.flatMap((share, position) => (share.kind === "exact" ? [] : [{ share, position }]));
  const rest = total - exact.reduce<number>((sum, people) => sum + (people ?? 0), 0);
  const sizes = new Set<number>();
  const assign = (next: number, left: number, size: number | undefined): void => {
    const cell = hidden[next];
    if (!cell) {
      if (left === 0 && size !== undefined) sizes.add(size);
      return;
    }
    const [from, to] = cell.share.kind === "small" ? [0, 4] : [5, left];
    for (let people = from; people <= Math.min(to, left); people += 1) {
      assign(next + 1, left - people, cell.position === index ? people : size);
    }
  };
  assign(0, rest, undefined);
  return sizes;
}

describe("sumOfShares", () => {
  const exact = (percent: number): Share => ({ kind: "exact", people: 50, percent });

  it("adds the two rounded percentages", { tags: ["@public-2.16"] }, () => {
    expect(shareText(sumOfShares(exact(39), exact(29)))).toBe("68%");
    expect(shareText(sumOfShares(exact(51), exact(50)))).toBe("100%");
  });

  it("tells no more than its parts", () => {
    expect(shareText(sumOfShares(exact(39), { kind: "small" }))).toBe("at least 39%");
    expect(shareText(sumOfShares({ kind: "atLeast", percent: 20, atMost: 24 }, exact(29)))).toBe(
      "at least 49%",
    );
    expect(shareText(sumOfShares({ kind: "small" }, { kind: "small" }))).toBe(small);
  });
});

/** Counts in which all people answered each question in the same way. */
function allAnswers(people: number): AnswerCount[] {
  return surveyQuestions.map(({ name, options }) => ({
    question: name,
    answer: options[0]?.value ?? "",
    people,
  }));
}

describe("surveyResultsOf", () => {
  it("has every question and answer even without a survey", () => {
    const results = surveyResultsOf([]);
    expect(results.total).toBe(0);
    expect(results.questions.map(({ answers }) => answers.length)).toEqual([5, 5, 10, 5, 5, 6, 5]);
  });

  it("does not tell an exact total below five", () => {
    expect([1, 4, 5].map((people) => surveyResultsOf(allAnswers(people)).total)).toEqual([
      "small",
      "small",
      5,
    ]);
  });

  it("finds a share by its codes", () => {
    const results = surveyResultsOf(allAnswers(8));
    expect(shareText(shareOf(results, "impactLevel", "lost_job"))).toBe("100%");
    expect(shareText(shareOf(results, "worryLevel", "very"))).toBe(small);
  });

  it("has its months from five surveys on", () => {
    const months = ["March 2026", "May 2026"] as const;
    expect([4, 5].map((people) => surveyResultsOf(allAnswers(people), months).months)).toEqual([
      undefined,
      months,
    ]);
  });

  it("writes a row for all and one for each answer", () => {
    const rows = resultRows(surveyResultsOf(allAnswers(1234), ["March 2026", "May 2026"]));
    expect(rows).toHaveLength(1 + 41);
    expect(rows[0]).toEqual(["All questions", "from March 2026 to May 2026", "100%", "1,234"]);
    expect(rows[1]).toEqual([
      "How has AI or automation affected your job?",
      "I lost my job",
      "100%",
      "1,234",
    ]);
  });
});

describe("findingOf", () => {
  const finding = (name: SurveyAnswerName, ...counts: number[]) => {
    const result = surveyResultsOf([]).questions.find((question) => question.name === name);
    const shares = sharesOf(counts);
    const answers = result?.answers.map((answer, at) => ({ ...answer, share: shares[at] ?? answer.share }));
    return result && findingOf({ ...result, answers: answers ?? [] })?.text;
  };

  it("says in words what several answers come to", () => {
    expect(finding("impactLevel", 28, 21, 24, 22, 5)).toBe("49% lost their job, or hours or pay");
    expect(finding("worryLevel", 40, 3, 1, 30, 26)).toBe("At least 40% are very or extremely worried");
    expect(finding("timeframe", 1, 50, 49, 0, 0)).toBeUndefined();
  });

  it("names the largest group, when there is one", () => {
    expect(finding("supportNeeds", 28, 22, 10, 20, 10, 10)).toBe(
      "Wanted most: “Money for rent, food or bills”, 28%",
    );
    expect(finding("supportNeeds", 25, 25, 10, 20, 10, 10)).toBeUndefined();
  });
});

describe("leadingAnswer", () => {
  const leading = (...counts: number[]) =>
    leadingAnswer({
      name: "impactLevel",
      question: "",
      answers: sharesOf(counts).map((share, index) => ({ value: String(index), label: "", share })),
    })?.value;

  it("is the largest share, when there is one", () => {
    expect(leading(10, 30, 20)).toBe("1");
    expect(leading(30, 30, 20)).toBeUndefined();
    expect(leading(1, 1, 1)).toBeUndefined();
  });

  it("is certain even where a figure is covered", () => {
    expect(leading(60, 2, 38)).toBe("0");
    expect(leading(38, 2, 60)).toBeUndefined();
    expect(leading(50, 2, 48)).toBeUndefined();
  });
});

it("shows the people of an exact share only", () => {
  expect(sharesOf([97, 3, 0, 0, 0]).map(peopleText)).toEqual(["97", small, small, small, small]);
  expect(sharesOf([97, 3]).map(peopleText)).toEqual(["not shown", small]);
});
