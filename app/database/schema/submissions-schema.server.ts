import type { ColumnType, Generated } from "kysely";
import type { Language } from "~/lib/contexts";
import type { DangerFamily } from "~/lib/danger-family";
import type { ApplicationStatus } from "./application-status";
import type { Fixed, Flag, RowNumber, SortName, Timestamp } from "./column-types.server";

export type VolunteerRole =
  | "peer_counselor"
  | "mental_health_professional"
  | "policy_advocate"
  | "community_moderator";

/** Left out of what a form inserts. */
type Nullable<T = string> = ColumnType<T | null, T | null | undefined, T | null>;

interface Submission {
  id: Fixed<string>;
  number: RowNumber;
  /** SHA-256 of the submitted values: recognises a double click or a resubmitted page. */
  content_hash: Fixed<string>;
  created_at: Fixed<Timestamp>;
  /** What its words tell of; staff can change it. */
  danger: Nullable<DangerFamily>;
}

/** Null until staff say so. */
interface Triaged {
  /** A member of staff, who may have no account any more. */
  assignee_id: Nullable;
  /** JSON: list of texts. */
  labels: Nullable;
  /** Instead of the time promised at the form. */
  due_again_at: Nullable<Timestamp>;
  /** Until then it is no row that waits. */
  snoozed_until: Nullable<Timestamp>;
}

/** Awaits a response from staff until `responded_at` is set. */
interface WithResponse extends Submission, Triaged {
  /** When staff took it out of the quarantine; it waits for a response from then on. */
  released_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  responded_at: Timestamp | null;
  responded_by: string | null;
  response_note: string | null;
}

interface VolunteerApplicationsTable extends WithResponse {
  sort_name: SortName;
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
  sort_name: SortName;
  sort_contact: SortName;
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
  sort_name: SortName;
  name: string;
  email: string;
  subject: "support" | "volunteer" | "partnership" | "media" | "feedback" | "other";
  message: string;
}

type ResourceProblem = "unreachable" | "closed" | "wrong_information" | "other";

interface ResourceReportsTable extends Submission, Triaged {
  /** Null once the entry was deleted. */
  resource_id: number | null;
  /** At the time of the report. */
  resource_title: Fixed<string>;
  problem: ResourceProblem;
  details: string;
  email: string | null;
  status: Generated<"open" | "resolved">;
  resolved_at: Nullable<Timestamp>;
  resolved_by: Nullable;
  response_note: Nullable;
}

interface AiImpactSurveysTable extends Submission {
  sort_name: SortName;
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
  /** Made of the text without numbers and web addresses; null for a short one. */
  signature: Fixed<string | null>;
  /** JSON: list of `SpamReason`. */
  reasons: Fixed<string>;
  spam_state: Generated<SpamState>;
  decided_at: ColumnType<Timestamp | null, undefined, Timestamp | null>;
  created_at: Fixed<Timestamp>;
}

interface NewsletterSubscribersTable {
  id: Fixed<string>;
  number: RowNumber;
  sort_name: SortName;
  email: string;
  name: string;
  is_active: Flag;
  wants_news: Flag;
  wants_team_updates: Flag;
  unsubscribe_token: string;
  subscribed_at: Timestamp;
  unsubscribed_at: Timestamp | null;
  language: ColumnType<Language, Language | undefined, Language>;
  /** When the mailbox was proven to be the subscriber's; null where the address was only typed. */
  confirmed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** How they agreed, where staff added them. */
  consent_note: ColumnType<string | null, string | null | undefined, string | null>;
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
  language: ColumnType<Language, Language | undefined, Language>;
  created_at: Timestamp;
  confirmed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** How they agreed, where staff added them. */
  consent_note: ColumnType<string | null, string | null | undefined, string | null>;
  /** When staff had them reminded. */
  reminded_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

/** A file that waits to be confirmed by the member of staff who uploaded it. */
interface SubscriberImportsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  file_name: Fixed<string>;
  /** JSON of `SubscriberSheet`; null once imported. */
  rows: string;
  created_at: Fixed<Timestamp>;
  expires_at: Fixed<Timestamp>;
  imported_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp>;
  added: Generated<number>;
  /** Who got a mail to confirm. */
  asked: Generated<number>;
  /** Who left another list. */
  unsubscribed: Generated<number>;
}

export interface SubmissionTables {
  volunteer_applications: VolunteerApplicationsTable;
  partnership_applications: PartnershipApplicationsTable;
  contact_submissions: ContactSubmissionsTable;
  resource_reports: ResourceReportsTable;
  ai_impact_surveys: AiImpactSurveysTable;
  quarantined_submissions: QuarantinedSubmissionsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_signups: NewsletterSignupsTable;
  subscriber_imports: SubscriberImportsTable;
}
