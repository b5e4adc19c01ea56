import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isDeliverable } from "~/features/bounces/bounces.queries.server";
import type { Database } from "~/server/open-database.server";
import type { CampaignKind } from "~/server/schema.server";

const preferenceColumns = { newsletter: "wants_news", team_update: "wants_team_updates" } as const;

/** Who may be mailed at all. An unconfirmed sign-up has no row here. */
const isReachable = sql<SqlBool>`subscriber.is_active = 1 and ${isDeliverable("subscriber.email")}`;

const wants = (kind: CampaignKind) =>
  sql<SqlBool>`${isReachable} and ${sql.ref(`subscriber.${preferenceColumns[kind]}`)} = 1`;

const referenceIs = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select 1 from newsletter_subscribers as subscriber
    where subscriber.id = mails.reference and ${condition})`;

/** Of a row of `mails`, for the claim before its final dot. */
export const isStillWanted = (kind: CampaignKind) => referenceIs(wants(kind));
export const isStillReachable = referenceIs(isReachable);

export async function countAudience(db: Database, kind: CampaignKind): Promise<number> {
  const row = await db
    .selectFrom("newsletter_subscribers as subscriber")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(wants(kind))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function selectAudience(db: Database, kind: CampaignKind) {
  return db
    .selectFrom("newsletter_subscribers as subscriber")
    .select(["subscriber.email as recipient", "subscriber.id as reference"])
    .where(wants(kind))
    .orderBy("subscriber.id");
}

/** Empty while the owner of the mailbox has not confirmed anything: anybody could have typed it. */
const confirmedName = sql<string>`iif(subscriber.confirmed_at is null, '', subscriber.name)`;

export function findReader(db: Database, id: string, kind: CampaignKind) {
  return db
    .selectFrom("newsletter_subscribers as subscriber")
    .select([confirmedName.as("name"), "subscriber.unsubscribe_token"])
    .where("subscriber.id", "=", id)
    .where(wants(kind))
    .executeTakeFirst();
}

export function findNewReader(db: Database, id: string) {
  return db
    .selectFrom("newsletter_subscribers as subscriber")
    .select([confirmedName.as("name"), "unsubscribe_token", "wants_news", "wants_team_updates"])
    .where("subscriber.id", "=", id)
    .where(isReachable)
    .executeTakeFirst();
}
