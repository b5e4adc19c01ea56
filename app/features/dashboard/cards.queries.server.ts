import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { ApplicationStatus } from "~/database/schema/schema.server";

export async function countSubscribers(
  db: Database,
): Promise<{ active: number; news: number; teamUpdates: number }> {
  const { rows } = await sql<{ active: number; news: number; teamUpdates: number }>`
    select count(*) as active, coalesce(sum(wants_news), 0) as news,
      coalesce(sum(wants_team_updates), 0) as teamUpdates
    from newsletter_subscribers where is_active = 1`.execute(db);
  return rows[0] ?? { active: 0, news: 0, teamUpdates: 0 };
}

export async function countStatuses(
  db: Database,
  table: "volunteer_applications" | "partnership_applications",
): Promise<{ total: number; of: Partial<Record<ApplicationStatus, number>> }> {
  const rows = await db
    .selectFrom(table)
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  return {
    total: rows.reduce((all, { count }) => all + count, 0),
    of: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}

export async function countSubjects(
  db: Database,
): Promise<{ total: number; answered: number; of: Record<string, number> }> {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["subject", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("subject")
    .execute();
  const waiting = await db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("responded_at", "is", null)
    .executeTakeFirst();
  const total = rows.reduce((all, { count }) => all + count, 0);
  return {
    total,
    answered: total - (waiting?.count ?? 0),
    of: Object.fromEntries(rows.map(({ subject, count }) => [subject, count])),
  };
}

/** All responses, and the different addresses among them that signed up (staff specification, section 9). */
export async function countResponses(db: Database): Promise<{ total: number; signups: number }> {
  const { rows } = await sql<{ total: number; signups: number }>`
    select (select count(*) from ai_impact_surveys) as total,
      (select count(distinct response.email collate nocase)
        from ai_impact_surveys as response
        join newsletter_subscribers as reader on reader.email = response.email
        where reader.wants_news = 1 or reader.wants_team_updates = 1) as signups`.execute(db);
  return rows[0] ?? { total: 0, signups: 0 };
}
