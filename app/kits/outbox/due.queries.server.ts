import { type SqlBool, sql } from "kysely";
import { MAX_HOLD_MS, MAX_RETRY_DELAY_MS } from "./retry";

const after = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString();

/**
 * Of a row of `mails`. A mail without an attempt is always due, and no retry is further away than the longest delay: so
 * a clock that was ahead and is set back holds nothing up.
 */
export const isDue = (now: string) =>
  sql<SqlBool>`(attempts = 0 or next_attempt_at <= ${now} or next_attempt_at > ${after(now, MAX_RETRY_DELAY_MS)})`;

/** Of a row of `mail_queues`; as above, never for longer than the longest hold. */
export const isHeld = (now: string) =>
  sql<SqlBool>`(not_before is not null and not_before > ${now} and not_before <= ${after(now, MAX_HOLD_MS)})`;
