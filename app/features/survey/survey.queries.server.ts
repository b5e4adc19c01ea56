import type { SurveyAnswerName } from "~/content/survey";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import type { AnswerCount } from "./results";

const columns = [
  ["impactLevel", "impact_level"],
  ["worryLevel", "worry_level"],
  ["industryChanges", "industry_changes"],
  ["personalExperience", "personal_experience"],
  ["financialImpact", "financial_impact"],
  ["supportNeeds", "support_needs"],
  ["timeframe", "timeframe"],
] as const satisfies [SurveyAnswerName, keyof Row<"ai_impact_surveys">][];

const questionOf: ReadonlyMap<string, SurveyAnswerName> = new Map(
  columns.map(([question, column]) => [column, question]),
);

/** How many people gave each answer, which triggers count. */
export async function countAnswers(db: Database): Promise<AnswerCount[]> {
  const rows = await db.selectFrom("survey_answer_counts").selectAll().execute();
  return rows.flatMap(({ question: column, ...count }) => {
    const question = questionOf.get(column);
    return question ? [{ question, ...count }] : [];
  });
}

export type DistributionColumn = "impact_level" | "worry_level" | "industry_changes" | "financial_impact";

export async function topAnswers(
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

export async function countAnswersTo(db: Database, column: DistributionColumn): Promise<number> {
  const { total } = await db
    .selectFrom("survey_answer_counts")
    .select(({ fn }) => fn.sum<number | null>("people").as("total"))
    .where("question", "=", column)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
