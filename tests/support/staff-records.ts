import type { Database } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { insertFeed } from "~/features/feeds/feeds.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { addArticle, campaignRequest } from "./newsletter";
import { fillForms } from "./submissions";

/**
 * Puts one of everything that staff see into a site's database, and the rows that the addresses of `routeRows` name.
 *
 * @param word part of every name and e-mail address in them
 * @param owner whose imports wait to be confirmed
 */
export async function fillStaffPages(db: Database, word: string, owner: Actor): Promise<void> {
  await fillForms(db, word, "2026-11-20T08:00:00.000Z");
  // The row whose page the list of routes names.
  await db
    .insertInto("contact_submissions")
    .values({
      id: "some-id",
      name: word,
      email: `${word}@example.org`,
      subject: "support",
      message: word,
      content_hash: word,
      created_at: "2026-11-20T09:00:00.000Z",
    })
    .execute();
  await db
    .insertInto("newsletter_subscribers")
    .values({
      ...{ id: "some-id", email: `subscriber.${word}@example.org`, name: word },
      ...{ is_active: 1, wants_news: 1, wants_team_updates: 0 },
      ...{ unsubscribe_token: word, subscribed_at: "2026-11-20T09:00:00.000Z" },
    })
    .execute();
  await db
    .insertInto("users")
    .values({
      id: "some-id",
      email: `some.${word}@example.org`,
      password_hash: "x",
      created_at: "2026-11-20",
    })
    .execute();
  await db
    .insertInto("admin_roles")
    .values({ user_id: "some-id", role: "viewer", created_at: "2026-11-20" })
    .execute();
  // The feed whose page it names, with an article that waits for review; another is in the next newsletter.
  await insertFeed(db, { name: word, url: "https://example.org/feed", created_at: "" });
  await addArticle(db, { title: word });
  await addArticle(db, { title: word });
  const last = db.selectFrom("articles").select((eb) => eb.fn.max("id").as("id"));
  await db.updateTable("articles").set({ is_hidden: 1, held_for_review: 1 }).where("id", "=", last).execute();
  // The campaign whose mail and progress it names.
  const mail = { subject: word, html: `<p>${word}</p>`, text: word };
  await createCampaign(db, {
    ...campaignRequest(mail),
    // Long enough ago for another, and not so long that it is forgotten.
    now: new Date(Date.now() - 365 * 24 * 60 * 60 * 1000),
  });
  await db.updateTable("campaigns").set({ status: "sent" }).execute();
  // The imports whose previews it names; only their owner sees them.
  await db
    .insertInto("subscriber_imports")
    .values({
      id: "some-id",
      user_id: owner.userId,
      file_name: `${word}.csv`,
      rows: JSON.stringify({ rows: [], columns: ["email"], unknown: [] }),
      created_at: new Date().toISOString(),
      expires_at: "2100-01-01T00:00:00.000Z",
    })
    .execute();
  await db
    .insertInto("resource_imports")
    .values({
      id: "some-id",
      user_id: owner.userId,
      file_name: `${word}.csv`,
      rows: JSON.stringify({ rows: [], columns: ["title"], unknown: [] }),
      created_at: new Date().toISOString(),
      expires_at: "2100-01-01T00:00:00.000Z",
    })
    .execute();
  await db
    .insertInto("changes")
    .values({
      ...{
        id: "some-id",
        action: "delete",
        table_name: "contact_submissions",
        row_count: 1,
        new_value: null,
      },
      ...{ made_by: owner.email, made_at: new Date().toISOString() },
    })
    .execute();
  await db
    .insertInto("changed_rows")
    .values({
      ...{ change_id: "some-id", table_name: "contact_submissions", record_id: "gone" },
      row: JSON.stringify({ id: "gone", name: word }),
    })
    .execute();
}
