import { logFailedRead } from "~/server/failed-reads.server";
import type { Database } from "~/server/open-database.server";
import { type SurveyResults, surveyResultsOf } from "./results";
import { countAnswers, readSurveyVersion } from "./survey.queries.server";

const cached = new WeakMap<Database, { version: number; results: Promise<SurveyResults> }>();

async function cachedResults(db: Database): Promise<SurveyResults> {
  // Read before the answers are counted: a survey that comes in between is counted again rather than missed.
  const version = await readSurveyVersion(db);
  const known = cached.get(db);
  if (known?.version === version) return known.results;
  const results = countAnswers(db).then(surveyResultsOf);
  cached.set(db, { version, results });
  results.catch(() => cached.delete(db));
  return results;
}

/** The survey's totals. When they cannot be read, zero data (public specification, section 8). */
export async function loadResults(db: Database): Promise<SurveyResults> {
  try {
    return await cachedResults(db);
  } catch (error) {
    logFailedRead("survey results", error);
    return surveyResultsOf([]);
  }
}
