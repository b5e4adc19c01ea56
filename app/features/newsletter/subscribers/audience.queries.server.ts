import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { isDeliverable } from "~/features/bounces/bounces.queries.server";
import type { Database } from "~/server/open-database.server";
import type { CampaignKind, Schema } from "~/server/schema.server";

type SubscriberExpression = ExpressionBuilder<
  Schema & { subscriber: Schema["newsletter_subscribers"] },
  "subscriber"
>;

const preferenceColumns = { newsletter: "wants_news", team_update: "wants_team_updates" } as const;

/** Shared by the audience and the last check before a mail is rendered. */
const wants = (kind: CampaignKind) => (expression: SubscriberExpression) =>
  expression.and([
    expression("subscriber.is_active", "=", 1),
    expression(`subscriber.${preferenceColumns[kind]}`, "=", 1),
    isDeliverable("subscriber.email"),
  ]);

/** The same, of a row of `mails`, for the claim before its final dot. */
export const isStillWanted = (kind: CampaignKind) =>
  sql<SqlBool>`exists (select 1 from newsletter_subscribers as subscriber where subscriber.id = mails.reference
    and subscriber.is_active = 1 and ${sql.ref(`subscriber.${preferenceColumns[kind]}`)} = 1
    and ${isDeliverable("subscriber.email")})`;

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

export function findReader(db: Database, id: string, kind: CampaignKind) {
  return db
    .selectFrom("newsletter_subscribers as subscriber")
    .select(["subscriber.name", "subscriber.unsubscribe_token"])
    .where("subscriber.id", "=", id)
    .where(wants(kind))
    .executeTakeFirst();
}
