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
