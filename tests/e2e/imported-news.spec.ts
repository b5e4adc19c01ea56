import type { Page } from "@playwright/test";
import { findFeed, insertFeed } from "~/features/feeds/feeds.queries.server";
import { importItems } from "~/features/feeds/import-feed.server";
import { parseItems } from "~/features/feeds/parse-items.server";
import type { Site } from "../support/server";
import { staffCookie } from "../support/staff";
import { linkFeed, markupFeed, payloadCount } from "../support/xss-feed";
import { expect, test } from "./fixtures";

const FEED = "A hostile feed";

/** Stores what a feed says as the importer does (tests/integration/news-import.test.ts). */
async function importFeed({ db }: Site, text: string, publishes: "publish" | "review"): Promise<void> {
  const now = new Date();
  const url = `https://example.org/${publishes}`;
  const id = await insertFeed(db, { name: FEED, url, publishes, created_at: now.toISOString() });
  const feed = await findFeed(db, id);
  if (!feed) throw new Error("The feed is gone");
  // Without a date, each would be held for review.
  const items = parseItems({ body: Buffer.from(text), contentType: "", url }, now).map((item) => ({
    ...item,
    published: now.toISOString(),
  }));
  await db.transaction().execute((trx) => importItems((run) => run(trx), items, { feed, now }));
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

/** Adds the articles of the next pages to those of the first, where they do what they would do on their own. Runs in the page. */
async function addArticles(pages: number): Promise<void> {
  for (let number = 2; number <= pages; number += 1) {
    const html = await (await fetch(`/news?page=${number}`)).text();
    const other = new DOMParser().parseFromString(html, "text/html");
    document.querySelector("article")?.after(...other.querySelectorAll("article"));
  }
}

test("what hostile feeds say runs no script and loads nothing, for visitors and for staff", {
  tag: ["@with-script", "@public-3.1"],
}, async ({ page, context, site }) => {
  await importFeed(site, markupFeed("escaped"), "publish");
  await importFeed(site, linkFeed, "review");

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

  await page.goto("/news");
  await page.evaluate(addArticles, Math.ceil(payloadCount.markup / 12));
  const articles = page.getByRole("article").filter({ has: page.locator("a[href*='/xss/']") });
  expect(await articles.count()).toBe(payloadCount.markup);
  harm.push(...(await harmIn(page)));
  expect(harm).toEqual([]);
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
