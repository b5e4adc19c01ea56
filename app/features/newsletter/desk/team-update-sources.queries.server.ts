import type { Database } from "~/server/open-database.server";

/** Of a team update as it was written: its content before it was sanitised. */
export async function insertTeamUpdateSource(
  trx: Database,
  campaignId: number,
  content: string,
): Promise<void> {
  await trx.insertInto("team_update_sources").values({ campaign_id: campaignId, content }).execute();
}

export function findTeamUpdateSource(db: Database, campaignId: number) {
  return db
    .selectFrom("team_update_sources")
    .innerJoin("newsletter_sends", "newsletter_sends.id", "team_update_sources.campaign_id")
    .select(["newsletter_sends.subject", "team_update_sources.content", "newsletter_sends.created_by"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
}
