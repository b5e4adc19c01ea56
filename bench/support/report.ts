import { say } from "../../scripts/support/program";
import { type Measure, measuresTable, missedGoals, type Subject } from "./measures";

/** Prints the table and each missed goal; one missed goal makes the program's exit code 1. */
export function report<Run>(
  heading: string,
  measures: readonly Measure<Run>[],
  subjects: readonly Subject<Run>[],
): void {
  const missed = missedGoals(measures, subjects);
  say("", ...measuresTable(heading, measures, subjects), "");
  if (missed.length === 0) return;
  say(...missed.map((line) => `MISSED  ${line}`));
  process.exitCode = 1;
}
