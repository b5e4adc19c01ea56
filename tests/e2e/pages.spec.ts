import type { Route } from "@playwright/test";
import { listWords } from "~/content/list-page";
import { openDetails } from "../support/axe";
import { oneOfEachForm } from "../support/pages";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const STILL_PAGES = [
  "/about",
  "/services/community-building",
  "/support",
  "/statistics",
  "/privacy-policy",
  "/terms-of-service",
];

test("pages without interactive parts load no script", { tag: "@without-script" }, async ({ request }) => {
  for (const path of STILL_PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("<h1");
    expect(html, path).not.toMatch(/<script[^>]*\b(?:src|type="module")|modulepreload/);
  }
});

test("the values of Who We Are and the cards of Partner stand in rows that fill their width", {
  tag: ["@without-script", "@public-2.6"],
}, async ({ page }) => {
  await page.goto("/about");
  const layout = () =>
    page.locator("#values article").evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const [lefts, rights] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
      const isFirst = lefts.at(-1) === Math.min(...lefts);
      const isLast = Math.abs((rights.at(-1) ?? 0) - Math.max(...rights)) < 1;
      return { columns: new Set(lefts).size, lastFillsRow: isFirst && isLast, endsTogether: isLast };
    });
  for (const [width, columns] of [
    [500, 1],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const expected = { columns, lastFillsRow: columns < 3, endsTogether: true };
    expect(await layout(), `the values at ${width} px`).toEqual(expected);
  }
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto("/partner");
  const lefts = await page
    .locator("main section article")
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts).size, "four cards in two rows").toBe(2);
});

test("the privacy policy and the terms have their contents, date and mailboxes", {
  tag: ["@without-script", "@public-2.20", "@public-2.21"],
}, async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.locator("main time").first()).toHaveText("Last updated January 2025");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(10);
  await contents.getByRole("link", { name: "Retention" }).click();
  await expect(page.getByRole("heading", { name: "Retention" })).toBeInViewport();
  // Thousands of pixels would run past on the way.
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await expect(page.locator("#contact").getByRole("link")).toHaveText(["contact form", "legal@example.org"]);
  const rights = page.locator("#rights").getByRole("link");
  await expect(rights.first()).toHaveAttribute("href", "/your-data");
  await expect(rights.last()).toHaveAttribute("href", "mailto:legal@example.org");

  await page.goto("/terms-of-service");
  await expect(contents.getByRole("link")).toHaveCount(15);
  await expect(page.locator("#questions").getByRole("link")).toHaveText([
    "hello@example.org",
    "legal@example.org",
    "community@example.org",
  ]);
});

test("on a phone no number of a part lies on its words", { tag: "@without-script" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/privacy-policy", "/terms-of-service"]) {
    await page.goto(path);
    const below = await page.locator(".legal-part").evaluateAll((parts) =>
      parts.filter((part) => {
        const [number, text] = [part.querySelector("span"), part.querySelector("h2 + *")];
        if (!number || !text) throw new Error("A part has a number, a heading and words.");
        return number.getBoundingClientRect().bottom > text.getBoundingClientRect().top;
      }),
    );
    expect(below.length, path).toBe(0);
  }
});

test("the arrow of an external link does not wrap without its last word @without-script", async ({
  page,
}) => {
  await page.goto("/statistics?tab=global");
  const strays = () =>
    page.locator("main a:has(svg)").evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange();
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        if (!text) return ["no words"];
        words.setStart(text, (text.textContent ?? "").trimEnd().length - 1);
        words.setEnd(text, (text.textContent ?? "").trimEnd().length);
        const arrow = link.querySelector("svg")?.getBoundingClientRect();
        const { bottom, right } = words.getBoundingClientRect();
        return arrow && arrow.top < bottom && arrow.left >= right - 1 ? [] : [text.textContent];
      }),
    );
  for (let width = 320; width <= 420; width += 5) {
    await page.setViewportSize({ width, height: 800 });
    expect(await strays(), `${width} px`).toEqual([]);
  }
  expect(await page.locator("main a:has(svg)").count()).toBeGreaterThan(10);
});

const notAnEvent = ({ pathname }: URL) => pathname !== "/form-events";
const abortPost = (route: Route) => (route.request().method() === "POST" ? route.abort() : route.continue());

test("a form whose request fails preserves the input @with-script", async ({ page }) => {
  for (const { page: path, forms } of oneOfEachForm) {
    // The survey's steps have a test of their own.
    for (const name of forms.filter((form) => form !== "survey")) {
      await page.goto(path);
      await openDetails(page);
      await page.route(notAnEvent, abortPost);
      const form = page.locator("form", { has: page.locator(`input[name="form"][value="${name}"]`) });
      const field = form.getByRole("textbox").first();
      await field.fill("ann@example.org");
      await form.locator("button[type=submit]").first().click();
      await expect(page.getByRole("alert").filter({ hasText: /\S/ }), `${name} on ${path}`).toBeVisible();
      await expect(field).toHaveValue("ann@example.org");
      await page.unroute(notAnEvent);
    }
  }
});

// One page for each script of visitors, and one of staff for each layout.
test("forms can be sent from pages whose scripts do not load", { tag: "@with-script" }, async ({
  page,
  site,
  context,
  problems,
}) => {
  problems.allow(/ytimg|Failed to fetch|ERR_FAILED/);
  await page.route(/\/build\/.*\.js/, (route) => route.abort());
  const expectButtons = async (address: string) => {
    await page.goto(address);
    await expect(page.locator("h1"), address).toBeVisible();
    // One look at all of them: a list has three forms in each row.
    const buttonless = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main form")]
          .filter((form) => form.checkVisibility())
          .filter((form) => {
            const button = [...form.querySelectorAll("button:not([type=button])")].at(-1);
            return !button?.checkVisibility({ visibilityProperty: true });
          })
          .map((form) => form.outerHTML.slice(0, 200)),
      );
    await expect.poll(buttonless, address).toEqual([]);
  };
  for (const { page: address } of oneOfEachForm) await expectButtons(address);
  for (const address of ["/videos", "/admin/login"]) await expectButtons(address);
  await context.addCookies([await staffCookie(site)]);
  for (const tab of ["contact", "newsletter", "inbox"]) await expectButtons(`/admin/dashboard/${tab}`);
  for (const address of ["/admin/account", "/admin/articles/new", "/admin/resources", "/admin/search"])
    await expectButtons(address);
});

for (const path of ["/news", "/services/support-and-resources?q=rent", "/videos"]) {
  test(`${path} stays on the page when its list fails to load, and works again afterwards @with-script`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = page.locator("main li article");
    const before = await cards.count();
    await page.route(/\?q=unicorn/, (route) => route.abort());
    const search = page.getByRole("searchbox");
    await search.fill("unicorn");
    await expect(page.getByRole("alert")).toContainText(listWords.en.connectionProblem);
    await expect(search).toHaveValue("unicorn");
    await expect(search).toBeFocused();
    expect(await cards.count()).toBe(before);
    await page.unroute(/\?q=unicorn/);
    await search.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/q=unicorn/);
    await expect(cards).toHaveCount(0);
  });
}
