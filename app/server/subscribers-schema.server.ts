import type { ColumnType } from "kysely";
import type { Fixed, Flag, RowNumber, Timestamp } from "./column-types.server";

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

export interface SubscriberTables {
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_signups: NewsletterSignupsTable;
}
