import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, RowVersion, Timestamp } from "./column-types.server";

interface ArticlesTable {
  id: Generated<number>;
  title: string;
  summary: string;
  source: string | null;
  url: string;
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

interface SupportResourcesTable {
  id: Generated<number>;
  category: string;
  title: string;
  organization: string;
  description: string;
  eligibility_requirements: string | null;
  cost: string;
  phone_number: string | null;
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
  /** Of the link checker; null when the link was not checked, or failed once so far. */
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

export interface ContentTables {
  articles: ArticlesTable;
  support_resources: SupportResourcesTable;
  seeded_resources: SeededResourcesTable;
  resource_imports: ResourceImportsTable;
}
