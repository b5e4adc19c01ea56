import { type ImpactYear, impactYears } from "~/content/impact-years";

export interface Crossing {
  /** The first year with more displaced than new jobs. */
  year: number;
  /** Where the lines meet, between that year and the one before. */
  at: number;
  millions: number;
}

type Flows = Pick<ImpactYear, "year" | "displaced" | "newJobs">;

/** Undefined unless displaced jobs overtake new ones once and stay above them. */
export function findCrossing(records: readonly Flows[]): Crossing | undefined {
  const index = records.findIndex(({ displaced, newJobs }) => displaced > newJobs);
  const [before, after] = [records[index - 1], records[index]];
  if (!before || !after || records.slice(index).some(({ displaced, newJobs }) => displaced <= newJobs)) {
    return undefined;
  }
  const lead = before.newJobs - before.displaced;
  const share = lead / (lead + after.displaced - after.newJobs);
  return {
    year: after.year,
    at: before.year + share * (after.year - before.year),
    millions: before.displaced + share * (after.displaced - before.displaced),
  };
}

export const crossing = findCrossing(impactYears);
