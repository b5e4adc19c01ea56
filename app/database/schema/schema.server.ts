import type { Generated, Insertable, Selectable, Updateable } from "kysely";
import type { Fixed, Timestamp } from "./column-types.server";
import type { ContentTables } from "./content-schema.server";
import type { RepliesTables } from "./replies-schema.server";
import type { SendingTables } from "./sending-schema.server";
import type { StaffTables } from "./staff-schema.server";
import type { SubmissionTables } from "./submissions-schema.server";
import type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

export type { ApplicationStatus, Decision } from "./application-status";
export type { Flag, Timestamp } from "./column-types.server";
export type { FeedPublishes, LinkStatus } from "./content-schema.server";
export type { RepliedKind } from "./replies-schema.server";
export type {
  BounceKind,
  CampaignKind,
  CampaignStatus,
  MailKindName,
  MailStatus,
  MissedReason,
  NewsItemKind,
  NotificationKind,
  PauseReason,
} from "./sending-schema.server";
export type { PartnershipType, SpamState, SubmissionForm, VolunteerRole } from "./submissions-schema.server";
export type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

/** One row, made when it is first needed. */
interface ErasureKeyTable {
  id: Fixed<1>;
  /** Random, encrypted with SESSION_SECRET for `ERASURE_KEY_PURPOSE`. */
  sealed_key: string;
}

/** What was erased: everything about an address, or what the mailing list had stored. */
export type ErasureScope = "everything" | "mailing_list";

interface ErasedAddressesTable {
  /** HMAC of the address under the erasure key. */
  hash: Fixed<string>;
  scope: Fixed<ErasureScope>;
  erased_at: Timestamp;
  /** When the owner of the mailbox confirmed a new sign-up; null while no list mail may be sent. */
  mail_allowed_at: Timestamp | null;
}

interface FormAnalyticsTable {
  id: Generated<number>;
  form_name: AnalyticsForm;
  event_type: AnalyticsEvent;
  /** The browser tab's id; on `complete` the submission's. */
  session_id: string | null;
  user_agent: string | null;
  created_at: Fixed<Timestamp>;
}

/** Why an event is not counted: beyond a limit of its IP address, another site's page, or nobody reads. */
export type LeftOutReason = "limit" | "other_site" | "program";

/** Rows are counted by the day in the organization's time zone. */
interface LeftOutEventsTable {
  day: Fixed<string>;
  form_name: Fixed<AnalyticsForm>;
  event_type: Fixed<AnalyticsEvent>;
  reason: Fixed<LeftOutReason>;
  total: number;
}

interface RateLimitsTable {
  key: string;
  window_start: Timestamp;
  hits: number;
}

interface UsedChallengesTable {
  nonce: string;
  expires_at: Timestamp;
}

export interface Schema extends ContentTables, SubmissionTables, SendingTables, RepliesTables, StaffTables {
  erasure_key: ErasureKeyTable;
  erased_addresses: ErasedAddressesTable;
  form_analytics: FormAnalyticsTable;
  left_out_events: LeftOutEventsTable;
  rate_limits: RateLimitsTable;
  used_challenges: UsedChallengesTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type UpdateRow<T extends keyof Schema> = Updateable<Schema[T]>;
