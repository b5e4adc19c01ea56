import type { Generated } from "kysely";
import type { Fixed } from "./column-types.server";
import type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

/** Of public articles; maintained by triggers of articles. */
interface ArticleCountsTable {
  /** As it is stored; empty without one. */
  source: Fixed<string>;
  /** `YYYY-MM` */
  month: Fixed<string>;
  total: number;
}

/** Maintained by triggers of ai_impact_surveys. */
interface SurveyAnswerCountsTable {
  /** A column of ai_impact_surveys. */
  question: Fixed<string>;
  answer: Fixed<string>;
  people: number;
}

/** One row. Triggers set another random number with every change of what the subject's public pages show. */
interface ContentVersionsTable {
  id: Fixed<number>;
  articles: Fixed<number>;
  resources: Fixed<number>;
  survey: Fixed<number>;
  newsletter: Fixed<number>;
}

/** By UTC date; maintained by triggers of form_analytics. */
interface FormDailyTotalsTable {
  day: Fixed<string>;
  form_name: Fixed<AnalyticsForm>;
  event_type: Fixed<AnalyticsEvent>;
  /** Events that are stored. */
  total: number;
  /** Events that were deleted for their age. */
  rolled_up: Generated<number>;
}

/** Latin letters with marks, as names are sorted. */
interface LetterFoldsTable {
  letter: Fixed<string>;
  plain: Fixed<string>;
}

/** Maintained by triggers. */
export interface DerivedTables {
  letter_folds: LetterFoldsTable;
  article_counts: ArticleCountsTable;
  survey_answer_counts: SurveyAnswerCountsTable;
  content_versions: ContentVersionsTable;
  form_daily_totals: FormDailyTotalsTable;
}
