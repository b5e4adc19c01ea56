import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { type SurveyResults, surveyResultsOf } from "./results";
import { countAnswers } from "./survey.queries.server";

/** The survey's totals. When they cannot be read, zero data (public specification, section 8). */
export async function loadResults(db: Database): Promise<SurveyResults> {
  try {
    return surveyResultsOf(await countAnswers(db));
  } catch (error) {
    logFailedRead("survey results", error);
    return surveyResultsOf([]);
  }
}
