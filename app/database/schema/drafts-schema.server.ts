import type { ColumnType, Generated } from "kysely";
import type { Fixed, Timestamp } from "./column-types.server";
import type { CampaignKind } from "./sending-schema.server";

/** Why a campaign was not sent at the time that staff chose. */
export type MissedReason = "late" | "nothing new" | "no recipients" | "unusable" | "restored";

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What staff are writing, and when it is sent. */
interface CampaignDraftsTable {
  id: Generated<number>;
  kind: Fixed<CampaignKind>;
  /** Null: shared by all staff. */
  owner: Fixed<string | null>;
  /** Goes on counting when the draft is sent or discarded. */
  version: number;
  /** Empty in a newsletter: written from the articles. */
  subject: string;
  /** JSON; see the writer of its kind. */
  body: string;
  saved_at: Optional<Timestamp>;
  /** When the worker sends it; null: with the schedule, or by hand. */
  send_at: Optional<Timestamp>;
  scheduled_by: Optional<string>;
  missed_at: Optional<Timestamp>;
  missed_reason: Optional<MissedReason>;
}

export interface DraftTables {
  campaign_drafts: CampaignDraftsTable;
}
