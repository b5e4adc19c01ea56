import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Site } from "../support/server";
import { staffCookie } from "../support/staff";
import { linkFeed, markupFeed, payloadCount } from "../support/xss-feed";
import { expect, test } from "./fixtures";

const FEED = "A hostile feed";

/** Reads a feed with the program that operators use. */
async function importFeed(site: Site, url: string, publishes: "publish" | "review"): Promise<void> {
  const created_at = new Date().toISOString();
  await site.db.insertInto("feeds").values({ name: FEED, url, publishes, created_at }).execute();
  const program = site.run("import-news", [`--feed=${url}`], { NEWS_IMPORT_ALLOW: new URL(url).host });
  expect(await program.exit, program.output()).toBe(0);
}

/** What a page must not hold, after everything that waits for somebody was done to it. */
function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const harm: string[] = [];
    for (const element of document.querySelectorAll("main *")) {
      for (const type of ["mouseover", "focus", "animationstart", "toggle", "error", "load"])
        element.dispatchEvent(new Event(type));
      const isText = element.closest("article, td") !== null;
      if (
        isText &&
        /^(?:script|iframe|object|embed|base|meta|img|math|style|video|audio)$/i.test(element.localName)
      )
        harm.push(element.outerHTML);
      for (const { name, value } of element.attributes)
        if (/^on|^srcdoc$/.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value))
          harm.push(`${name}=${value}`);
    }
    return harm;
  });
}

test("what hostile feeds say runs no script and loads nothing, for visitors and for staff", {
  tag: ["@with-script", "@public-3.1"],
}, async ({ page, context, site }) => {
  const feeds = createServer((request, response) =>
    response.end(request.url === "/links" ? linkFeed : markupFeed("escaped")),
  );
  await new Promise<void>((listening) => feeds.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(feeds.address() as AddressInfo).port}`;
  await importFeed(site, `${address}/markup`, "publish");
  await importFeed(site, `${address}/links`, "review");
  feeds.close();

  const harm: string[] = [];
  page.on("dialog", async (dialog) => {
    harm.push(dialog.message());
    await dialog.dismiss();
  });
  await context.route("**/*", async (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === site.url) return await route.continue();
    harm.push(route.request().url());
    await route.abort();
  });
  const open = async (path: string) => {
    await page.goto(path);
    harm.push(...(await harmIn(page)));
    expect(harm, path).toEqual([]);
  };

  const pages = Math.ceil(payloadCount.markup / 12);
  for (let number = 1; number <= pages; number += 1) await open(`/news?page=${number}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await open("/");
  await context.addCookies([await staffCookie(site)]);
  await open("/admin/articles");
  await expect(page.getByText(/^Link \d+/).first()).toBeVisible();
  await open("/admin/dashboard/newsletter");
  const first = await site.db
    .selectFrom("articles")
    .select("id")
    .where("url", "like", "%/xss/%")
    .executeTakeFirst();
  await open(`/admin/articles/${first?.id}`);
  await site.db.deleteFrom("feeds").where("name", "=", FEED).execute();
  await site.db.deleteFrom("feed_items").where("url_key", "like", "example.org/%").execute();
});
