import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, RowVersion, Timestamp } from "./column-types.server";
import type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

interface ArticlesTable {
  id: Generated<number>;
  title: string;
  summary: string;
  source: string | null;
  url: string;
  /** A day or a timestamp; empty where none is known. */
  published_date: string;
  created_at: Fixed<Timestamp>;
  /** Visitors do not see it. */
  is_hidden: Generated<Flag>;
  /** `articleKey` of its URL; null where an older row is the same article. */
  url_key: string | null;
  /** 1: from a feed, hidden, and waiting for staff. Null is 0; a trigger sets 0 once it is shown. */
  held_for_review: Generated<Flag | null>;
  /** The feed that added it, which may have been deleted. */
  feed_id: number | null;
  version: RowVersion;
}

export type LinkStatus = "ok" | "moved" | "broken";

/** What holds in one state. */
interface StateFactsTable {
  id: Generated<number>;
  /** USPS code */
  state: string;
  /** As in `factSections`. */
  fact: string;
  value: Generated<string>;
  /** A web address. */
  address: string | null;
  note: string | null;
  source: string;
  source_url: string | null;
  /** The day, the month or the year at which the source says so. */
  as_of: string;
  is_hidden: Generated<Flag>;
  created_at: Fixed<Timestamp>;
  version: RowVersion;
}

interface SupportResourcesTable {
  id: Generated<number>;
  category: string;
  title: string;
  organization: string;
  description: string;
  /** Says in one Spanish sentence what one gets. */
  summary_es: string | null;
  eligibility_requirements: string | null;
  cost: string;
  phone_number: string | null;
  /** When somebody answers. */
  hours: string | null;
  /** What happens then. */
  when_you_call: string | null;
  /** What to have at hand. */
  have_ready: string | null;
  website_url: string;
  geographic_scope: string;
  tags: string;
  is_active: Flag;
  created_at: Fixed<Timestamp>;
  /** ISO 3166-1; null is anywhere. */
  country: string | null;
  /** Postal code such as OH; null is the whole country. */
  state: string | null;
  /** JSON list of ISO 639-1 codes. */
  languages: Generated<string>;
  /** The help itself can be had online. */
  is_online: Generated<Flag>;
  /** Null until a member of staff has checked it. */
  checked_at: Timestamp | null;
  checked_by: string | null;
  /** Set by the link checker; null when the link was not checked, or failed once so far. */
  link_status: LinkStatus | null;
  /** What is wrong with the link, or where it has moved. */
  link_reason: string | null;
  link_checked_at: Timestamp | null;
  /** The first of the failures in a row; null when the last check succeeded. */
  link_failed_at: Timestamp | null;
  version: RowVersion;
}

/** The project's own entries that were once added, which includes deleted ones. */
interface SeededResourcesTable {
  key: Fixed<string>;
}

interface ResourceImportsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  file_name: Fixed<string>;
  /** JSON, each row with its line; empty once imported. */
  rows: string;
  created_at: Fixed<Timestamp>;
  expires_at: Fixed<Timestamp>;
  imported_at: ColumnType<Timestamp | null, null | undefined, Timestamp>;
  added: ColumnType<number, undefined, number>;
  changed: ColumnType<number, undefined, number>;
}

/** `review`: its articles are hidden until staff have published them. */
export type FeedPublishes = "review" | "publish";

interface FeedsTable {
  id: Generated<number>;
  name: string;
  url: string;
  is_enabled: Generated<Flag>;
  publishes: Generated<FeedPublishes>;
  /** Lines of words with commas between. An article needs a word of each line; without lines, none. */
  keep_words: Generated<string>;
  /** The same form; an article with any of the words is left out. */
  block_words: Generated<string>;
  /** Sent with the last response, for conditional requests. */
  etag: string | null;
  last_modified: string | null;
  last_fetched_at: Timestamp | null;
  first_imported_at: Timestamp | null;
  /** Not before; null is at once. */
  next_fetch_at: Timestamp | null;
  /** A process is reading it. */
  claimed_until: Timestamp | null;
  /** Counts failures in a row. */
  failures: Generated<number>;
  /** Tells staff in plain words; null after a success. */
  last_error: string | null;
  /** The feed's address that the web page at `url` names. */
  named_feed: string | null;
  last_item_count: number | null;
  /** From 1, incremented with each change by staff; for optimistic locking. */
  version: Generated<number>;
  created_at: Fixed<Timestamp>;
}

/** What a feed said last of an article that was once imported from it. */
interface FeedItemsTable {
  url_key: Fixed<string>;
  /** Null where no feed may change the article: staff had added it, or the feed was deleted. */
  feed_id: number | null;
  title: string;
  summary: string;
  source: string | null;
  published_date: string;
  seen_at: Timestamp;
  url: string | null;
  /** The article that waited for review with the same title, where this is no article of its own. */
  double_of: number | null;
}

/** The first items of a feed when it was read last. */
interface FeedLastItemsTable {
  feed_id: Fixed<number>;
  position: Fixed<number>;
  url_key: Fixed<string>;
  url: Fixed<string>;
  title: Fixed<string>;
  summary: Fixed<string>;
  source: Fixed<string | null>;
  published_date: Fixed<string>;
  /** Why, for staff; null where it was taken. */
  left_out: Fixed<string | null>;
}

/** Counts public articles; maintained by triggers of articles. */
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

interface TextFoldingTable {
  id: Fixed<number>;
  version: number;
}

interface TextRefoldingTable {
  table_name: string;
  after: number;
}

/** Characters as they are searched and sorted (app/lib/text/fold.ts). */
interface LetterFoldsTable {
  letter: Fixed<string>;
  plain: Fixed<string>;
}

export interface ContentTables {
  articles: ArticlesTable;
  support_resources: SupportResourcesTable;
  state_facts: StateFactsTable;
  seeded_resources: SeededResourcesTable;
  resource_imports: ResourceImportsTable;
  feeds: FeedsTable;
  feed_items: FeedItemsTable;
  feed_last_items: FeedLastItemsTable;
  letter_folds: LetterFoldsTable;
  text_folding: TextFoldingTable;
  text_refolding: TextRefoldingTable;
  article_counts: ArticleCountsTable;
  survey_answer_counts: SurveyAnswerCountsTable;
  content_versions: ContentVersionsTable;
  form_daily_totals: FormDailyTotalsTable;
}
