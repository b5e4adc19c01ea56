import type { Database } from "~/server/open-database.server";
import { type DistributionColumn, topAnswers } from "./survey.queries.server";

export interface Distribution {
  column: DistributionColumn;
  answers: { answer: string; count: number }[];
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
    columns.map(async (column) => ({ column, answers: await topAnswers(db, column, TOP) })),
  );
  return all.filter(({ column, answers }) => column !== "financial_impact" || answers.length > 0);
}
