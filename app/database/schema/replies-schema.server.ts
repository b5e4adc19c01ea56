import type { ColumnType, Generated } from "kysely";
import type { LetterLanguage } from "~/lib/text/written-language";
import type { Decision } from "./application-status";
import type { Fixed, Flag, Timestamp } from "./column-types.server";
import type { MailStatus } from "./sending-schema.server";
import type { SearchTable, SearchTermsTable } from "./staff-schema.server";

/** Tables whose rows get replies. */
export type RepliedKind = "contact" | "volunteer" | "partnership" | "report";

/** What staff wrote to people. Stays while its record is stored or can be restored. */
interface RepliesTable {
  /** The search index names a reply by it; later replies have higher ones. */
  number: ColumnType<number | null, never, never>;
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
  /** JSON of `RowBefore`, which taking the reply back restores. */
  before: ColumnType<string | null, string | null | undefined, never>;
  mail_id: ColumnType<number | null, never, number>;
  /** Outlives the mail; null while that is on its way. `cancelled`: taken back, and a draft of whoever wrote it. */
  mail_status: ColumnType<MailStatus | null, never, MailStatus>;
  mail_error: ColumnType<string | null, never, string | null>;
  /** Of its mail, which is deleted before it. */
  message_id: ColumnType<string | null, never, string | null>;
  created_at: Fixed<Timestamp>;
}

/** What people write back to a reply, by mail. */
interface MailAnswersTable {
  /** As in replies. */
  number: ColumnType<number | null, never, never>;
  id: Fixed<string>;
  kind: Fixed<RepliedKind>;
  record_id: Fixed<string>;
  reply_id: Fixed<string>;
  /** The address that the reply went to. */
  email: Fixed<string>;
  /** Where it came from another one. */
  sender: Fixed<string | null>;
  name: Fixed<string>;
  subject: Fixed<string>;
  text: Fixed<string>;
  /** Its text was longer. */
  is_cut: Fixed<Flag>;
  /** JSON: list of `AnswerFile`. */
  files: Fixed<string>;
  /** With angle brackets; a hash of the mail where it has none. */
  message_id: Fixed<string>;
  received_at: Fixed<Timestamp>;
}

interface MailAnswerFilesTable {
  answer_id: Fixed<string>;
  /** In the list of files, from 0. */
  position: Fixed<number>;
  content: Fixed<Uint8Array>;
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
  /** Null: English. */
  language: ColumnType<LetterLanguage | null, LetterLanguage | null | undefined, LetterLanguage | null>;
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

export interface RepliesTables {
  replies_search: SearchTable;
  replies_terms: SearchTermsTable;
  replies: RepliesTable;
  mail_answers: MailAnswersTable;
  mail_answer_files: MailAnswerFilesTable;
  mail_answers_search: SearchTable;
  mail_answers_terms: SearchTermsTable;
  reply_templates: ReplyTemplatesTable;
  staff_signatures: StaffSignaturesTable;
}
