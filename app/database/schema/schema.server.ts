import type { Generated, Insertable, Selectable, Updateable } from "kysely";
import type { AccountTables } from "./account-schema.server";
import type { Fixed, Timestamp } from "./column-types.server";
import type { ContentTables } from "./content-schema.server";
import type { DerivedTables } from "./derived-schema.server";
import type { DraftTables } from "./drafts-schema.server";
import type { ErasureTables } from "./erasure-schema.server";
import type { FeedTables } from "./feeds-schema.server";
import type { ReplyTables } from "./replies-schema.server";
import type { SendingTables } from "./sending-schema.server";
import type { StaffRecordTables } from "./staff-records-schema.server";
import type { SubmissionTables } from "./submissions-schema.server";
import type { SubscriberTables } from "./subscribers-schema.server";
import type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

export type { ApplicationStatus, Decision } from "./application-status";
export type { Flag, Timestamp } from "./column-types.server";
export type { LinkStatus } from "./content-schema.server";
export type { MissedReason } from "./drafts-schema.server";
export type { ErasureScope } from "./erasure-schema.server";
export type { FeedPublishes } from "./feeds-schema.server";
export type { RepliedKind } from "./replies-schema.server";
export type {
  BounceKind,
  CampaignKind,
  CampaignStatus,
  MailKindName,
  MailStatus,
  NewsItemKind,
  NotificationKind,
  PauseReason,
} from "./sending-schema.server";
export type { PartnershipType, SpamState, SubmissionForm, VolunteerRole } from "./submissions-schema.server";
export type { AnalyticsEvent, AnalyticsForm } from "./tracked-forms";

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

/** By UTC date. */
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

export interface Schema
  extends ContentTables,
    SubmissionTables,
    SubscriberTables,
    SendingTables,
    DraftTables,
    ReplyTables,
    AccountTables,
    StaffRecordTables,
    DerivedTables,
    FeedTables,
    ErasureTables {
  form_analytics: FormAnalyticsTable;
  left_out_events: LeftOutEventsTable;
  rate_limits: RateLimitsTable;
  used_challenges: UsedChallengesTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type UpdateRow<T extends keyof Schema> = Updateable<Schema[T]>;
