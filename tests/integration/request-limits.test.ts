import { afterAll, beforeAll, expect, it } from "vitest";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { CLIENT_ADDRESS_HEADER: "x-client" } });
});
afterAll(() => site.stop());

const ask = (path: string, address = "203.0.113.7") =>
  fetch(site.url + path, { headers: { "X-Client": address }, redirect: "manual" });

it("gives one address no more than its share, says so in plain words, and still answers from memory", async () => {
  await ask("/about");
  const { limit } = rateLimitRules.exports;
  for (let place = 0; place < limit; place += 1)
    expect((await ask("/admin/exports/contact.csv")).status).toBe(303);

  const over = await ask("/admin/exports/contact.csv");
  expect(over.status).toBe(429);
  expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(over.headers.get("Content-Security-Policy")).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
  expect(over.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const html = await over.text();
  expect(html).toContain('<h1 class="mb-6 text-2xl">Please wait a moment</h1>');
  expect(html).toContain('href="tel:988"');
  const stylesheet = /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await ask(stylesheet)).status).toBe(200);

  expect((await ask("/about")).status).toBe(200);
  expect((await ask("/no-such-page")).status).toBe(404);
  expect((await ask("/admin/exports/contact.csv", "203.0.113.8")).status).toBe(303);

  const stored = async () => {
    const rows = await site.db
      .selectFrom("rate_limits")
      .select("hits")
      .where("key", "like", "requests:%")
      .execute();
    return rows.reduce((sum, { hits }) => sum + hits, 0);
  };
  // A new window may have begun meanwhile: its first hits, up to a tenth of the limit, stay in memory.
  await waitFor("the counter", async () => (await stored()) >= limit * 0.9);
  await site.kill9();
  await site.restart();
  for (let place = 0; place < 20; place += 1) await ask("/admin/exports/contact.csv");
  await waitFor("the limit", async () => (await ask("/admin/exports/contact.csv")).status === 429);
});
