import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, RowNumber, SortName, Timestamp } from "./column-types.server";

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
  created_at: Timestamp;
  confirmed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** How they agreed, where staff added them. */
  consent_note: ColumnType<string | null, string | null | undefined, string | null>;
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
}

export interface SubscriberTables {
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_signups: NewsletterSignupsTable;
  subscriber_imports: SubscriberImportsTable;
}
