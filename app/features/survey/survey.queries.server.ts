import type { SurveyAnswerName } from "~/content/survey";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";
import type { AnswerCount } from "./results";

/** A number that is another one after each change of the surveys, whichever process made it. */
export async function readSurveyVersion(db: Database): Promise<number> {
  const { survey } = await db.selectFrom("content_versions").select("survey").executeTakeFirstOrThrow();
  return survey;
}

const columns = [
  ["impactLevel", "impact_level"],
  ["worryLevel", "worry_level"],
  ["industryChanges", "industry_changes"],
  ["personalExperience", "personal_experience"],
  ["financialImpact", "financial_impact"],
  ["supportNeeds", "support_needs"],
  ["timeframe", "timeframe"],
] as const satisfies [SurveyAnswerName, keyof Row<"ai_impact_surveys">][];

/** How many people gave each answer: one statement, so that all questions count the same surveys. */
export async function countAnswers(db: Database): Promise<AnswerCount[]> {
  const counts = columns.map(([question, column]) =>
    db
      .selectFrom("ai_impact_surveys")
      .select(({ ref, val, fn }) => [
        val<SurveyAnswerName>(question).as("question"),
        ref(column).as("answer"),
        fn.countAll<number>().as("people"),
      ])
      .groupBy(column),
  );
  const [first, ...others] = counts;
  if (!first) return [];
  return others.reduce((all, next) => all.unionAll(next), first).execute();
}

export type DistributionColumn = "impact_level" | "worry_level" | "industry_changes" | "financial_impact";

export async function topAnswers(
  db: Database,
  column: DistributionColumn,
  limit: number,
): Promise<{ answer: string; count: number }[]> {
  return await db
    .selectFrom("ai_impact_surveys")
    .select(({ ref, fn }) => [ref(column).as("answer"), fn.countAll<number>().as("count")])
    .groupBy(column)
    .orderBy("count", "desc")
    .orderBy(column)
    .limit(limit)
    .execute();
}
