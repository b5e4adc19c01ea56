import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
}, 60_000);
afterAll(() => site.stop());

it("purges rate limit counters older than a day", async () => {
  const counter = (key: string, started: number) => ({
    key,
    window_start: new Date(started).toISOString(),
    hits: 1,
  });
  const day = 24 * 60 * 60 * 1000;
  await site.db
    .insertInto("rate_limits")
    .values([counter("old", Date.now() - day), counter("new", Date.now())])
    .execute();
  site.run("worker");
  const keys = async () =>
    (await site.db.selectFrom("rate_limits").select("key").execute()).map((row) => row.key);
  await waitFor("the old counter to go", async () => !(await keys()).includes("old"));
  expect(await keys()).toEqual(["new"]);
}, 30_000);

it("purges rows that staff deleted after 30 days, not before", async () => {
  const day = 24 * 60 * 60 * 1000;
  const change = (id: string, days: number) => ({
    id,
    action: "delete" as const,
    table_name: "contact_submissions",
    row_count: 1,
    new_value: null,
    made_by: "ann@example.org",
    made_at: new Date(Date.now() - days * day).toISOString(),
    undone_at: null,
  });
  const row = (change_id: string) => ({
    change_id,
    table_name: "contact_submissions",
    record_id: change_id,
    row: "{}",
  });
  await site.db
    .insertInto("changes")
    .values([change("old", 30.01), change("new", 29.9)])
    .execute();
  await site.db
    .insertInto("changed_rows")
    .values([row("old"), row("new")])
    .execute();
  site.run("worker");
  const remaining = async () =>
    (await site.db.selectFrom("changed_rows").select("change_id").execute()).map((row) => row.change_id);
  await waitFor("the old deletion to go", async () => !(await remaining()).includes("old"));
  expect(await remaining()).toEqual(["new"]);
}, 30_000);

it("purges form events after thirteen months and campaign mails after three years", async () => {
  const ago = (years: number) => new Date(Date.now() - years * 365.25 * 24 * 60 * 60 * 1000).toISOString();
  const event = (created_at: string) => ({
    form_name: "contact" as const,
    event_type: "view" as const,
    session_id: null,
    user_agent: null,
    created_at,
  });
  const send = (id: number, created_at: string) => ({
    id,
    kind: "team_update" as const,
    subject: "",
    html: "",
    text: "",
    status: "sent" as const,
    recipient_count: 1,
    created_at,
    sent_at: created_at,
  });
  const mail = (campaign_id: number, created_at: string) => ({
    kind: "team_update" as const,
    campaign_id,
    reference: null,
    recipient: "ann@example.org",
    status: "sent" as const,
    created_at,
    next_attempt_at: created_at,
  });
  await site.db
    .insertInto("form_analytics")
    .values([event(ago(1.1)), event(ago(1))])
    .execute();
  await site.db
    .insertInto("newsletter_sends")
    .values([send(1, ago(3.1)), send(2, ago(2.9))])
    .execute();
  await site.db
    .insertInto("mails")
    .values([mail(1, ago(3.1)), mail(2, ago(2.9))])
    .execute();
  site.run("worker");
  const remaining = async () =>
    (await site.db.selectFrom("mails").select("campaign_id").execute()).map((row) => row.campaign_id);
  await waitFor("the old mail to go", async () => !(await remaining()).includes(1));
  expect(await remaining()).toEqual([2]);
  expect(await site.db.selectFrom("form_analytics").select("event_type").execute()).toHaveLength(1);
}, 30_000);
