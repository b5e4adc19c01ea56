import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
}, 60_000);
afterAll(() => site.stop());

it("forgets counters older than a day, as the privacy policy promises", async () => {
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

it("forgets what staff deleted after 30 days, not before", async () => {
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
  const kept = async () =>
    (await site.db.selectFrom("changed_rows").select("change_id").execute()).map((row) => row.change_id);
  await waitFor("the old deletion to go", async () => !(await kept()).includes("old"));
  expect(await kept()).toEqual(["new"]);
}, 30_000);
