import type { Database } from "~/database/open-database.server";
import type { AnalyticsEvent, AnalyticsForm } from "~/database/schema/schema.server";
import type { Services } from "~/server/services.server";

/** Puts one row into the table of every form, created at one moment. @param id sets the rows apart from others */
export async function fillForms(db: Database, id: string, created_at: string): Promise<void> {
  const shared = (form: string) => ({
    id: `${form}-${id}`,
    email: `${form}.${id}@example.org`,
    content_hash: `${form}-${id}`,
    created_at,
  });
  await db
    .insertInto("newsletter_subscribers")
    .values({
      id: `newsletter-${id}`,
      email: `newsletter.${id}@example.org`,
      name: `Nia ${id}`,
      is_active: 1,
      wants_news: 1,
      wants_team_updates: 0,
      unsubscribe_token: `token-${id}`,
      subscribed_at: created_at,
      unsubscribed_at: null,
    })
    .execute();
  await db
    .insertInto("ai_impact_surveys")
    .values({
      ...shared("survey"),
      name: `Sol ${id}`,
      impact_level: "lost_job",
      worry_level: "very",
      industry_changes: "retail",
      personal_experience: "mass_layoffs",
      financial_impact: "major_loss",
      support_needs: "job_training",
      timeframe: "next_year",
    })
    .execute();
  await db
    .insertInto("volunteer_applications")
    .values({
      ...shared("volunteer"),
      role: "peer_counselor",
      first_name: "Val",
      last_name: id,
      phone: null,
      location: "Here",
      experience: "Some",
      motivation: "Much",
      availability: "Evenings",
      additional_info: null,
    })
    .execute();
  await db
    .insertInto("partnership_applications")
    .values({
      ...shared("partnership"),
      company_name: `Works ${id}`,
      contact_name: "Pat Doe",
      phone: null,
      partnership_type: "Other",
      message: "Hello",
      source: "partner_page",
    })
    .execute();
  await db
    .insertInto("resource_reports")
    .values({
      ...shared("report"),
      resource_id: null,
      resource_title: `Entry ${id}`,
      problem: "closed",
      details: "Nobody there",
    })
    .execute();
  await db
    .insertInto("contact_submissions")
    .values({ ...shared("contact"), name: `Cara ${id}`, subject: "support", message: "Hello" })
    .execute();
}

/** A message that looks like spam. */
export async function fillQuarantine(db: Database, id: string, created_at: string): Promise<void> {
  const row = {
    name: `Sal ${id}`,
    email: `sal.${id}@example.org`,
    subject: "other",
    message: "Online casino",
    content_hash: `spam-${id}`,
    created_at,
  };
  await db
    .insertInto("quarantined_submissions")
    .values({
      submission_id: `spam-${id}`,
      form: "contact",
      name: row.name,
      email: row.email,
      message: row.message,
      fields: JSON.stringify({ row }),
      content_hash: row.content_hash,
      signature: null,
      reasons: "It has 6 links.",
      created_at,
    })
    .execute();
}

/** So many messages, a second apart and the newest first, each with a number and the word in its sender's name. */
export async function putMessages(
  { db }: Pick<Services, "db">,
  word: string,
  count: number,
  message = "Hello",
): Promise<void> {
  const newest = Date.parse("2026-11-10T12:00:00.000Z");
  const rows = Array.from({ length: count }, (_, place) => ({
    id: `${word}-${place + 1}`,
    name: `${word} No. ${String(place + 1).padStart(3, "0")}`,
    email: `${word}.${place + 1}@example.org`,
    subject: "other" as const,
    message,
    content_hash: `${word}-${place + 1}`,
    created_at: new Date(newest - place * 1000).toISOString(),
  }));
  await db.insertInto("contact_submissions").values(rows).execute();
}

/** So many events of each sort at a form, at one moment, each of a session of its own. */
export async function putEvents(
  { db }: Pick<Services, "db">,
  form_name: AnalyticsForm,
  created_at: string,
  counts: Partial<Record<AnalyticsEvent, number>>,
): Promise<void> {
  const sorts: AnalyticsEvent[] = ["view", "unique_view", "start", "complete", "partial_complete", "error"];
  const rows = sorts.flatMap((event_type) =>
    Array.from({ length: counts[event_type] ?? 0 }, () => ({
      form_name,
      event_type,
      session_id: crypto.randomUUID(),
      user_agent: "A browser of a test",
      created_at,
    })),
  );
  await db.insertInto("form_analytics").values(rows).execute();
}
