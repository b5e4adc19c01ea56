import type { ColumnType, Generated, Insertable, Selectable, Updateable } from "kysely";
import type { ApplicationStatus } from "~/lib/application-status";
import type { AnalyticsEvent, AnalyticsForm } from "~/lib/tracked-forms";
import type { AccountTables } from "./account-schema.server";
import type { Fixed, Flag, Timestamp } from "./column-types.server";
import type { DerivedTables } from "./derived-schema.server";
import type { ErasureTables } from "./erasure-schema.server";
import type { FeedTables } from "./feeds-schema.server";
import type { SendingTables } from "./sending-schema.server";
import type { StaffRecordTables } from "./staff-records-schema.server";

export type { ApplicationStatus } from "~/lib/application-status";
export type { AnalyticsEvent, AnalyticsForm } from "~/lib/tracked-forms";
export type { Flag, Timestamp } from "./column-types.server";
export type { ErasureScope } from "./erasure-schema.server";
export type { FeedPublishes } from "./feeds-schema.server";
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

/** From 1, incremented with each change; for optimistic locking. */
type RowVersion = Generated<number>;

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

interface NewsletterSubscribersTable {
  id: Fixed<string>;
  number: RowNumber;
  email: string;
  name: string;
  is_active: Flag;
  wants_news: Flag;
  wants_team_updates: Flag;
  unsubscribe_token: string;
  subscribed_at: Timestamp;
  unsubscribed_at: Timestamp | null;
  /** When the mailbox was proven to be the subscriber's; null where the address was only typed. */
  confirmed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp>;
}

/** Waits for its confirmation by mail; stays until it expires. */
interface NewsletterSignupsTable {
  /** The subscriber's, once confirmed. */
  id: string;
  email: Fixed<string>;
  name: string;
  wants_news: Flag;
  wants_team_updates: Flag;
  token: Fixed<string>;
  created_at: Timestamp;
  confirmed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

export type VolunteerRole =
  | "peer_counselor"
  | "mental_health_professional"
  | "policy_advocate"
  | "community_moderator";

/** Assigned by a trigger in the order of arrival; the search index identifies rows by it. */
type RowNumber = ColumnType<number, number | undefined, never>;

interface Submission {
  id: Fixed<string>;
  number: RowNumber;
  /** SHA-256 of the submitted values: recognises a double click or a resubmitted page. */
  content_hash: Fixed<string>;
  created_at: Fixed<Timestamp>;
}

/** Awaits a response from staff until `responded_at` is set. */
interface WithResponse extends Submission {
  /** When staff took it out of the quarantine; it waits for a response from then on. */
  released_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  responded_at: Timestamp | null;
  responded_by: string | null;
  response_note: string | null;
}

interface VolunteerApplicationsTable extends WithResponse {
  role: VolunteerRole;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  location: string;
  experience: string;
  motivation: string;
  availability: string;
  additional_info: string | null;
  status: Generated<ApplicationStatus>;
}

export type PartnershipType =
  | "Corporate Sponsorship"
  | "Event Partnership"
  | "Resource Sharing"
  | "Advocacy Collaboration"
  | "Other";

interface PartnershipApplicationsTable extends WithResponse {
  company_name: string;
  contact_name: string;
  email: string;
  phone: string | null;
  partnership_type: PartnershipType;
  message: string;
  source: "corporate_accountability" | "partner_page";
  status: Generated<ApplicationStatus>;
}

interface ContactSubmissionsTable extends WithResponse {
  name: string;
  email: string;
  subject: "support" | "volunteer" | "partnership" | "media" | "feedback" | "other";
  message: string;
}

type ResourceProblem = "unreachable" | "closed" | "wrong_information" | "other";

interface ResourceReportsTable extends Pick<Submission, "id" | "content_hash" | "created_at"> {
  /** Null once the entry was deleted. */
  resource_id: number | null;
  /** At the time of the report. */
  resource_title: Fixed<string>;
  problem: ResourceProblem;
  details: string;
  email: string | null;
  status: Generated<"open" | "resolved">;
}

interface AiImpactSurveysTable extends Submission {
  name: string;
  email: string;
  impact_level: string;
  worry_level: string;
  industry_changes: string;
  personal_experience: string;
  financial_impact: string;
  support_needs: string;
  timeframe: string;
}

export type SubmissionForm = "contact" | "volunteer" | "partnership" | "survey" | "report";

export type SpamState = "suspected" | "confirmed" | "not_spam";

/** Looks like spam, and is in no other table until staff say that it is none. */
interface QuarantinedSubmissionsTable {
  id: Generated<number>;
  /** The submission's id, once released. */
  submission_id: Fixed<string>;
  form: Fixed<SubmissionForm>;
  name: Fixed<string>;
  email: Fixed<string | null>;
  message: Fixed<string>;
  /** JSON: the row of the form's table. */
  fields: string;
  content_hash: Fixed<string>;
  /** Of the text without numbers and web addresses; null for a short one. */
  signature: Fixed<string | null>;
  /** JSON: list of `SpamReason`. */
  reasons: Fixed<string>;
  spam_state: Generated<SpamState>;
  decided_at: ColumnType<Timestamp | null, undefined, Timestamp | null>;
  created_at: Fixed<Timestamp>;
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
  extends SendingTables,
    AccountTables,
    StaffRecordTables,
    DerivedTables,
    FeedTables,
    ErasureTables {
  articles: ArticlesTable;
  support_resources: SupportResourcesTable;
  seeded_resources: SeededResourcesTable;
  resource_imports: ResourceImportsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_signups: NewsletterSignupsTable;
  volunteer_applications: VolunteerApplicationsTable;
  partnership_applications: PartnershipApplicationsTable;
  contact_submissions: ContactSubmissionsTable;
  resource_reports: ResourceReportsTable;
  ai_impact_surveys: AiImpactSurveysTable;
  quarantined_submissions: QuarantinedSubmissionsTable;
  form_analytics: FormAnalyticsTable;
  rate_limits: RateLimitsTable;
  used_challenges: UsedChallengesTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type UpdateRow<T extends keyof Schema> = Updateable<Schema[T]>;
