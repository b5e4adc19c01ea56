import type { ColumnType, Generated } from "kysely";
import type { Fixed, Timestamp } from "./column-types.server";

/** Why a mail was not sent at the time that staff chose. */
export type MissedReason = "late" | "nothing new" | "no recipients" | "unusable" | "restored";

/** One row: what staff decided about the next newsletter. */
interface NewsletterDraftTable {
  id: Fixed<1>;
  version: Generated<number>;
  /** Empty: written from the articles. */
  subject: Generated<string>;
  introduction: Generated<string>;
  /** JSON; see `DraftItem`. */
  items: Generated<string>;
  /** When the worker sends it; null: with the schedule, or by hand. */
  send_at: Timestamp | null;
  scheduled_by: string | null;
  missed_at: Timestamp | null;
  missed_reason: MissedReason | null;
}

/** What the newsletter of a campaign was made of. */
interface SentNewsletterDraftsTable {
  campaign_id: Fixed<number>;
  subject: Fixed<string>;
  introduction: Fixed<string>;
  items: Fixed<string>;
}

interface TeamUpdateDraftsTable {
  user_id: Fixed<string>;
  /** Changes with every edit, so that exactly the previewed version is sent. */
  key: string;
  subject: string;
  /** As typed, not yet sanitised. */
  content: string;
  saved_at: Timestamp;
  /** When the worker sends it; null: by hand. */
  send_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  missed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  missed_reason: ColumnType<MissedReason | null, MissedReason | null | undefined, MissedReason | null>;
}

interface TeamUpdateSourcesTable {
  campaign_id: Fixed<number>;
  /** As typed, not yet sanitised. */
  content: Fixed<string>;
}

export interface DraftTables {
  newsletter_draft: NewsletterDraftTable;
  sent_newsletter_drafts: SentNewsletterDraftsTable;
  team_update_drafts: TeamUpdateDraftsTable;
  team_update_sources: TeamUpdateSourcesTable;
}
