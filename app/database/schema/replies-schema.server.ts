import type { ColumnType, Generated } from "kysely";
import type { Decision } from "./application-status";
import type { Fixed, Flag, Timestamp } from "./column-types.server";
import type { MailStatus } from "./sending-schema.server";

/** Tables whose rows get replies. */
export type RepliedKind = "contact" | "volunteer" | "partnership" | "report";

/** What staff wrote to people. Stays while its record is stored or can be restored. */
interface RepliesTable {
  /** Idempotency key: pressing the button twice sends one mail. */
  id: Fixed<string>;
  kind: Fixed<RepliedKind>;
  record_id: Fixed<string>;
  recipient: Fixed<string>;
  name: Fixed<string>;
  subject: Fixed<string>;
  /** As typed, with greeting and signature. */
  text: Fixed<string>;
  /** What the person had written, as it stands below the text; empty without. */
  quoted: Fixed<string>;
  /** The address of the member of staff; null for the one of the settings. */
  reply_to: Fixed<string | null>;
  /** The status that was set with it. */
  decision: Fixed<Decision | null>;
  /** Email address. */
  sent_by: Fixed<string>;
  mail_id: ColumnType<number | null, never, number>;
  /** Outlives the mail; null while that is on its way. */
  mail_status: ColumnType<MailStatus | null, never, MailStatus>;
  mail_error: ColumnType<string | null, never, string | null>;
  created_at: Fixed<Timestamp>;
}

interface ReplyTemplatesTable {
  id: Generated<number>;
  name: string;
  for_contact: Generated<Flag>;
  for_volunteer: Generated<Flag>;
  for_partnership: Generated<Flag>;
  for_report: Generated<Flag>;
  /** The letter that goes with this status. */
  decision: Decision | null;
  subject: string;
  text: string;
  /** It promises another mail: the row stays open, and is due after so many days. */
  again_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  created_at: Fixed<Timestamp>;
}

interface StaffSignaturesTable {
  user_id: Fixed<string>;
  signature: string;
  /** Answers go to the account's address instead of that of the settings. */
  replies_to_self: Flag;
}

export interface ReplyTables {
  replies: RepliesTable;
  reply_templates: ReplyTemplatesTable;
  staff_signatures: StaffSignaturesTable;
}
