import type { Database } from "~/database/open-database.server";
import { countAnswersTo, type DistributionColumn, topAnswers } from "./survey.queries.server";

export interface Distribution {
  column: DistributionColumn;
  answers: { answer: string; count: number }[];
  /** Of all answers to the question, also those that are not shown. */
  total: number;
}

const TOP = 5;

/** The last box only when it has data. */
export async function loadDistributions(db: Database): Promise<Distribution[]> {
  const columns: DistributionColumn[] = [
    "impact_level",
    "worry_level",
    "industry_changes",
    "financial_impact",
  ];
  const all = await Promise.all(
    columns.map(async (column) => ({
      column,
      answers: await topAnswers(db, column, TOP),
      total: await countAnswersTo(db, column),
    })),
  );
  return all.filter(({ column, answers }) => column !== "financial_impact" || answers.length > 0);
}
