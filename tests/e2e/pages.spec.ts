import type { Page, Route } from "@playwright/test";
import { founderStory } from "~/content/about";
import { listWords } from "~/content/list-page";
import { frame } from "~/content/navigation";
import { organizationAddresses } from "../support/organization";
import { oneOfEachForm } from "../support/pages";
import { expect, test } from "./fixtures";

/** What a reader finds on a page, top to bottom: the page's own headings of the second level. */
async function sections(page: Page): Promise<string[]> {
  return page.locator("main h2").allTextContents();
}

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

test("Who We Are shows the story, the values and how to join", {
  tag: ["@without-script", "@public-1.2", "@public-2.6"],
}, async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText(founderStory.note)).toBeVisible();
  await expect(page.locator("#values h3")).toHaveText([
    "Community First",
    "Practical Solutions",
    "Advocacy & Voice",
  ]);
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
  await page.goto("/about");
  const join = page.locator("section", { has: page.getByRole("heading", { name: "Join Our Movement" }) });
  await expect(join.getByRole("link", { name: "Join the chat" })).toHaveAttribute(
    "href",
    organizationAddresses.COMMUNITY_CHAT_URL,
  );
  await join.getByRole("link", { name: "Get the newsletter" }).click();
  await expect(page).toHaveURL("/#newsletter");
});

test("Community Building shows programs, values, events and four composite voices", {
  tag: ["@without-script", "@public-2.10"],
}, async ({ page }) => {
  await page.goto("/services/community-building");
  await expect(page.locator("#programs h3")).toHaveText([
    "Online Support Groups",
    "Discord Community",
    "Peer Mentorship",
    "Collective Organizing",
  ]);
  await expect(page.locator("#values h3")).toHaveCount(4);
  await expect(page.locator("#events").getByRole("link")).toHaveAttribute(
    "href",
    organizationAddresses.COMMUNITY_CHAT_URL,
  );
  await expect(page.locator("#voices figure")).toHaveCount(4);
  await expect(page.locator("#voices")).toContainText("composites");
  await expect(page.locator("main").getByRole("link", { name: "Volunteer With Us" }).first()).toHaveAttribute(
    "href",
    "/volunteer",
  );
});

test("every donation link is marked as external", {
  tag: ["@without-script", "@public-1.2", "@public-2.13", "@public-9.8"],
}, async ({ page }) => {
  await page.goto("/support");
  await expect(page.locator("#impact")).toContainText(/\$25.*\$100.*\$500/s);
  await expect(page.locator("#one-time h3")).toHaveText([
    "$25 Supporter",
    "$100 Advocate",
    "$250 Champion",
    "$500+ Hero",
  ]);
  await expect(page.locator("#monthly h3")).toHaveText(["$15 a month", "$50 a month", "$100 a month"]);
  await expect(page.getByRole("article").filter({ hasText: "Suggested" })).toHaveText(/Champion/);
  await expect(page.locator("#voices")).toContainText("composites");

  const buttons = page.locator(`main a[href^="${organizationAddresses.DONATION_URL}"]`);
  await expect(buttons).toHaveCount(8);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleName(/\(opens our donation platform\)$/);
  }
});

test("each statistics topic has its own URL", {
  tag: ["@without-script", "@public-1.2", "@public-2.19"],
}, async ({ page }) => {
  await page.goto("/statistics");
  const topics = page.getByRole("navigation", { name: "Topics" });
  await expect(topics.getByRole("link")).toHaveText([
    "Displacement",
    "Economic impact",
    "Who is affected",
    "Solutions",
    "Around the world",
    "Employers",
  ]);
  await expect(topics.locator('[aria-current="page"]')).toHaveText("Displacement");
  expect(await sections(page)).toEqual([
    "Displacement",
    "Milestones in AI and job loss",
    "Key insights",
    "Data sources",
    "Our standards",
    "Behind each number is a person",
  ]);
  await expect(page.locator("#timeline ol > li")).toHaveCount(15);
  await expect(page.locator("#figures")).toContainText("for the US alone");

  await topics.getByRole("link", { name: "Economic impact" }).click();
  await expect(page).toHaveURL("/statistics?tab=economic#figures");
  await expect(page).toHaveTitle(/^AI and the economy in numbers – /);
  await expect(topics.locator('[aria-current="page"]')).toHaveText("Economic impact");
  await expect(page.getByRole("heading", { name: "Economic impact", level: 2 })).toBeInViewport();
  await expect(page.locator("#costs-and-gains h3")).toHaveText(["Cost to workers", "Gain from AI"]);
  expect(await sections(page)).toEqual([
    "Economic impact",
    "Costs and gains side by side",
    "Behind each number is a person",
  ]);
  // Both figures about deaths are sentences with somebody to call beside them.
  const deaths = page.locator("main li").filter({ hasText: /death rate|life expectancy/ });
  await expect(deaths).toHaveCount(2);
  for (const item of await deaths.all()) {
    await expect(item.locator("strong")).toHaveCount(0);
    await expect(item.getByRole("link", { name: /988|211/ }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "Key insights" }).click();
  await expect(page).toHaveURL("/statistics#key-insights");
  await expect(page.locator("#key-insights li h3")).toHaveCount(6);
});

test("every figure names its source, year and tag and links to the study or the report", {
  tag: ["@without-script", "@public-2.19", "@public-3.11"],
}, async ({ page }) => {
  await page.goto("/statistics?tab=global");
  const cards = page.locator("#figures h3 + ul > li");
  await expect(cards).toHaveCount(14);
  const first = cards.first();
  await expect(first).toContainText("40%");
  await expect(first).toContainText("Country or region: Worldwide");
  await expect(first).toContainText("Source: International Monetary Fund, 2024");
  await expect(first.getByRole("link", { name: /^Read the study/ })).toHaveAttribute("target", "_blank");
  await expect(first.getByRole("figure")).toContainText("Advanced economies 60%");
  await expect(cards.getByRole("link", { name: /^Read the report ?: Eurostat/ })).toBeVisible();
});

test("an unknown topic shows the first one @without-script", async ({ page }) => {
  for (const tab of ["nonsense", "", "__proto__", "DISPLACEMENT"]) {
    const answer = await page.goto(`/statistics?tab=${tab}`);
    expect(answer?.status(), tab).toBe(200);
    await expect(page.getByRole("heading", { name: "Displacement", level: 2 }), tab).toBeVisible();
  }
});

test("the chart of occupations can be read, opened as a table and downloaded", {
  tag: "@without-script",
}, async ({ page, request }) => {
  await page.goto("/statistics?tab=corporate");
  const heading = page.getByRole("heading", { name: "Office and legal work has the most tasks AI could do" });
  const part = page.locator("section", { has: heading });
  await expect(part.getByRole("img", { name: /Office and administrative support 46%/ })).toBeVisible();
  await part.getByText("See the figures as a table").click();
  const rows = part.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(16);
  await expect(rows.nth(1)).toHaveText("Office and administrative support46%");

  const href = await part.getByRole("link", { name: "Download the figures (CSV)" }).getAttribute("href");
  const file = await request.get(href ?? "");
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(16);
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
  await expect(page.locator("#contact")).toContainText("an address that we give you when you ask");
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

for (const path of ["/news", "/services/support-and-resources", "/videos"]) {
  test(`${path} stays on the page when its list fails to load, and works again afterwards @with-script`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = page.locator("main li article");
    const before = await cards.count();
    await page.route(/\?q=/, (route) => route.abort());
    const search = page.getByRole("searchbox");
    await search.fill("unicorn");
    await expect(page.getByRole("alert")).toContainText(listWords.en.connectionProblem);
    await expect(search).toHaveValue("unicorn");
    await expect(search).toBeFocused();
    expect(await cards.count()).toBe(before);
    await page.unroute(/\?q=/);
    await search.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/q=unicorn/);
    await expect(cards).toHaveCount(0);
  });
}

test("a page that does not exist searches the directory", { tag: "@without-script" }, async ({ page }) => {
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await page.getByLabel(frame.errors.search.label).fill("rent");
  await page.getByRole("button", { name: frame.errors.search.submit }).click();
  await expect(page).toHaveURL("/services/support-and-resources?q=rent#results");
});
