import { type SurveyAnswerName, surveyQuestions } from "~/content/survey";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { columnName } from "~/kits/forms/to-columns";
import { formatWholeMonth } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { type AnswerCount, type SurveyResults, surveyResultsOf } from "./results";

const questionOf: ReadonlyMap<string, SurveyAnswerName> = new Map(
  surveyQuestions.map(({ name }) => [columnName(name), name]),
);

/** How many people gave each answer, which triggers count. */
export async function countAnswers(db: Database): Promise<AnswerCount[]> {
  const rows = await db.selectFrom("survey_answer_counts").selectAll().execute();
  return rows.flatMap(({ question: column, ...count }) => {
    const question = questionOf.get(column);
    return question ? [{ question, ...count }] : [];
  });
}

const distributionColumns = ["impact_level", "worry_level", "industry_changes", "financial_impact"] as const;
type DistributionColumn = (typeof distributionColumns)[number];

async function topAnswers(
  db: Database,
  column: DistributionColumn,
  limit: number,
): Promise<{ answer: string; count: number }[]> {
  return await db
    .selectFrom("survey_answer_counts")
    .select(["answer", "people as count"])
    .where("question", "=", column)
    .orderBy("people", "desc")
    .orderBy("answer")
    .limit(limit)
    .execute();
}

async function countAnswersTo(db: Database, column: DistributionColumn): Promise<number> {
  const { total } = await db
    .selectFrom("survey_answer_counts")
    .select(({ fn }) => fn.sum<number | null>("people").as("total"))
    .where("question", "=", column)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

export interface Distribution {
  column: DistributionColumn;
  answers: { answer: string; count: number }[];
  /** Counts all answers to the question, also those that are not shown. */
  total: number;
}

const TOP = 5;

/** The last box only when it has data. */
export async function loadDistributions(db: Database): Promise<Distribution[]> {
  const all = await Promise.all(
    distributionColumns.map(async (column) => ({
      column,
      answers: await topAnswers(db, column, TOP),
      total: await countAnswersTo(db, column),
    })),
  );
  return all.filter(({ column, answers }) => column !== "financial_impact" || answers.length > 0);
}

/** Each end of the index is one look. */
async function answeredMonths(db: Database): Promise<SurveyResults["months"]> {
  const end = (order: "asc" | "desc") =>
    db
      .selectFrom("ai_impact_surveys")
      .select("created_at")
      // Every row, but as a range of the index, whose end is found without a scan.
      .where("created_at", ">", "")
      .orderBy("created_at", order)
      .orderBy("id", order)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await end("asc"), await end("desc")];
  if (!first || !last) return undefined;
  return [formatWholeMonth(localDay(first.created_at)), formatWholeMonth(localDay(last.created_at))];
}

/** The survey's totals. When they cannot be read, zero data (public specification, section 8). */
export async function loadResults(db: Database): Promise<SurveyResults> {
  try {
    return surveyResultsOf(await countAnswers(db), await answeredMonths(db));
  } catch (error) {
    logFailedRead("survey results", error);
    return surveyResultsOf([]);
  }
}
