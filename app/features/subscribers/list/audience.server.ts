import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import { isDeliverable } from "~/features/bounces/bounces.queries.server";

const preferenceColumns = { newsletter: "wants_news", team_update: "wants_team_updates" } as const;

/** Who may be mailed at all. An unconfirmed sign-up has no row here. */
const isReachable = sql<SqlBool>`subscriber.is_active = 1 and ${isDeliverable("subscriber.email")}`;

const prefers = (kind: CampaignKind) => sql<SqlBool>`${sql.ref(`subscriber.${preferenceColumns[kind]}`)} = 1`;

const wants = (kind: CampaignKind) => sql<SqlBool>`${isReachable} and ${prefers(kind)}`;

const referenceIs = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select 1 from newsletter_subscribers as subscriber
    where subscriber.id = mails.reference and ${condition})`;

/** Of a row of `mails`, for the claim before its final dot. */
export const isStillWanted = (kind: CampaignKind) => referenceIs(wants(kind));
export const isStillReachable = referenceIs(isReachable);

/** From an index alone, less the few that cannot be reached: asking of each whether it can takes ten times as long. */
export async function countAudience(db: Database, kind: CampaignKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from newsletter_subscribers as subscriber
        where subscriber.is_active = 1 and ${prefers(kind)})
      - (select count(*) from undeliverable_addresses as stopped
        cross join newsletter_subscribers as subscriber on subscriber.email = stopped.email
        where subscriber.is_active = 1 and ${prefers(kind)}) as count`.execute(db);
  return rows[0]?.count ?? 0;
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
    .select([confirmedName.as("name"), "unsubscribe_token", "wants_news", "wants_team_updates", "language"])
    .where("subscriber.id", "=", id)
    .where(isReachable)
    .executeTakeFirst();
}
