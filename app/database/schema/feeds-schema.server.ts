import type { Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";

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
  /** Of the last response, for conditional requests. */
  etag: string | null;
  last_modified: string | null;
  last_fetched_at: Timestamp | null;
  first_imported_at: Timestamp | null;
  /** Not before; null is at once. */
  next_fetch_at: Timestamp | null;
  /** A process is reading it. */
  claimed_until: Timestamp | null;
  /** In a row. */
  failures: Generated<number>;
  /** For staff, in plain words; null after a success. */
  last_error: string | null;
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
}

export interface FeedTables {
  feeds: FeedsTable;
  feed_items: FeedItemsTable;
}
