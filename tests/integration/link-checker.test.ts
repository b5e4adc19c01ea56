import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/support/port.mjs";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

it("opens links from the worker only where the operator has switched it on, and stops with it", async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end("A page");
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  await site.db
    .insertInto("support_resources")
    .values({
      category: "Housing",
      title: "Rent",
      organization: "Helpers",
      description: "Helps.",
      cost: "Free",
      website_url: `http://127.0.0.1:${port}/`,
      geographic_scope: "Ohio",
      tags: "[]",
      is_active: 1,
      created_at: new Date().toISOString(),
    })
    .execute();
  const state = async () => {
    const columns = ["link_status", "link_checked_at"] as const;
    return await site.db.selectFrom("support_resources").select(columns).executeTakeFirstOrThrow();
  };
  const off = site.run("worker");
  const on = site.run("worker", [], { CHECK_LINKS: "on", CHECK_LINKS_ALLOW: `127.0.0.1:${port}` });
  await waitFor("the link to be checked", async () => (await state()).link_status === "ok");
  await waitFor("the worker to report it", () => on.output().includes("Checked a link"));
  expect(requests).toBe(1);
  expect(off.output()).not.toContain("Checked a link");
  expect(await on.end("SIGTERM")).toBe(0);
  expect(await off.end("SIGTERM")).toBe(0);
  server.close();
});
