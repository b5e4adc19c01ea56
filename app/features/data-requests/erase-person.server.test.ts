import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addSubscriber, campaignRequest, tokenOf } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { subscribers as subscribersTable } from "~/features/subscribers/manage/subscribers.admin.queries.server";
import { signUp } from "~/features/subscribers/signup/signup.server";
import { applyChange } from "~/kits/admin-table/changes.queries.server";
import { isErased } from "~/kits/erasure/erased-addresses.server";
import type { PublicServices } from "~/server/services.server";
import { eraseAgain, readErasures } from "./erase-again.server";
import { eraseAddress, eraseSubscription } from "./erase-person.server";

const now = new Date("2026-11-20T12:00:00Z");
const email = "sam@example.org";
const token = tokenOf(email);

let services: PublicServices;
let db: Database;
beforeEach(async () => {
  services = await testServices();
  ({ db } = services);
  await addSubscriber(db, email, { wantsTeamUpdates: 1 });
  await addSubscriber(db, "other@example.org");
});
afterEach(() => db.destroy());

const write = (address: string, message: string, created_at: string) =>
  db
    .insertInto("contact_submissions")
    .values({
      id: message,
      name: "Sam",
      email: address,
      subject: "other",
      message,
      content_hash: message,
      created_at,
    })
    .execute();

const messages = async () =>
  (await db.selectFrom("contact_submissions").select("message").execute()).map(({ message }) => message);

/** Every value in every table. */
async function everything(): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents: unknown[] = [];
  for (const { name } of tables)
    if (!/_(search|terms)/.test(name))
      contents.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(contents);
}

describe("erasing a subscription by the link in a newsletter", () => {
  it("deletes what the newsletter has stored, and leaves the figures of campaigns and the rest", async () => {
    await write(email, "hello", "2026-11-01T00:00:00.000Z");
    await createCampaign(db, { ...campaignRequest(), now });
    await db
      .updateTable("mails")
      .set({ last_error: `no ${email} here`, message_id: "<sent@aid.example>" })
      .where("recipient", "=", email)
      .execute();
    await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).where("email", "=", email).execute();
    await signUp(db, { email, name: "S", wantsNews: true, wantsTeamUpdates: true }, { now, confirm: true });
    const context = { who: { userId: "u", email: "staff@example.org" }, table: subscribersTable, now };
    await db
      .transaction()
      .execute((trx) => applyChange(trx, context, sql<SqlBool>`email = ${email}`, "active"));
    await db
      .insertInto("form_analytics")
      .values({
        form_name: "newsletter",
        event_type: "complete",
        session_id: `id of ${email}`,
        user_agent: null,
        created_at: now.toISOString(),
      })
      .execute();

    await eraseSubscription(services, token, now);
    expect(await messages()).toEqual(["hello"]);
    await db.deleteFrom("contact_submissions").execute();
    const left = await everything();
    // The audit log names records by their ids.
    expect(left).not.toMatch(/(?<!"record_id":"id of )sam@example\.org/);
    expect(left).not.toContain(token);
    expect(left).not.toContain("<sent@aid.example>");
    expect(await db.selectFrom("newsletter_subscribers").select("email").execute()).toEqual([
      { email: "other@example.org" },
    ]);
    const mails = db.selectFrom("mails").select(["campaign_id", "recipient", "status"]).orderBy("id");
    expect(await mails.execute()).toEqual([
      { campaign_id: 1, recipient: "other@example.org", status: "queued" },
      { campaign_id: 1, recipient: "erased 2", status: "skipped" },
    ]);
    expect(await isErased(db, services.env, email)).toBe(true);
    // A link that was used changes nothing.
    await eraseSubscription(services, token, now);
    expect(await db.selectFrom("form_analytics").select("session_id").execute()).toEqual([
      { session_id: null },
    ]);
  });
});

describe("an older backup that is restored", () => {
  const day = (number: number) => new Date(`2026-11-${number}T12:00:00.000Z`);

  it("is cleared of whom was erased since, but not of what they sent later", async () => {
    await write("SAM@Example.org", "before", day(10).toISOString());
    await eraseAddress(services, { email, scope: "everything", now: day(12) });
    expect(await messages()).toEqual([]);
    const erasures = await readErasures(db, services.env);
    if (!erasures) throw new Error("Nothing was remembered");

    const restored = await testServices();
    const original = db;
    ({ db } = restored);
    await addSubscriber(db, email);
    await write("SAM@Example.org", "before", day(10).toISOString());
    await write(email, "after", day(13).toISOString());
    await write("other@example.org", "another person", day(10).toISOString());
    expect(await eraseAgain(db, restored.env, [erasures])).toBe(1);
    expect(await messages()).toEqual(["after", "another person"]);
    expect(await db.selectFrom("newsletter_subscribers").select("email").execute()).toEqual([]);
    expect(await isErased(db, restored.env, email)).toBe(true);
    expect((await readErasures(db, restored.env))?.addresses).toEqual(erasures.addresses);
    await original.destroy();
  });

  it("loses only the subscription of whom left by the link in a newsletter", async () => {
    await write(email, "before", day(10).toISOString());
    await eraseSubscription(services, token, day(12));
    const erasures = await readErasures(db, services.env);
    await addSubscriber(db, email);
    expect(await eraseAgain(db, services.env, erasures ? [erasures] : [])).toBe(1);
    expect(await messages()).toEqual(["before"]);
    expect(await db.selectFrom("newsletter_subscribers").select("email").execute()).toEqual([
      { email: "other@example.org" },
    ]);
  });
});
