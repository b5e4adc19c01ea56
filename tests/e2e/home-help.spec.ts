import { founderStory } from "~/content/about";
import { testimonials } from "~/content/donate";
import { help } from "~/content/home";
import { expect, test } from "./fixtures";

test("the first screen of a phone leads to help", { tag: ["@without-script", "@public-1.3"] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const ticket = page.getByRole("region", { name: help.heading });
  const search = ticket.getByRole("searchbox", { name: help.heading });
  await expect(search).toBeInViewport({ ratio: 1 });
  for (const { label } of help.needs) {
    await expect(ticket.getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
  }
  for (const { dial, to } of help.lines) {
    const line = ticket.getByRole("link", { name: `Call ${dial}` });
    await expect(line).toHaveAttribute("href", to);
    await expect(line).toBeInViewport({ ratio: 1 });
  }
  await search.fill("electric bill");
  await search.press("Enter");
  await expect(page).toHaveURL("/services/support-and-resources?q=electric+bill#results");
  await expect(page.getByRole("article").first()).toBeInViewport();

  await page.goto("/");
  await ticket.getByLabel(help.state.label).selectOption("Ohio");
  await ticket.getByRole("button", { name: help.state.submit }).click();
  await expect(page).toHaveURL("/help/ohio");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Call 1-877/ })
      .first(),
  ).toBeVisible();
});

test("the help box is before every button of a desktop's first view, and giving is no page's first button", {
  tag: ["@without-script", "@public-1.3"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const ticket = page.getByRole("region", { name: help.heading });
  await expect(ticket).toBeInViewport({ ratio: 1 });
  const main = page.getByRole("main");
  const first = main.locator("a, button, input:not([type=hidden]), select").first();
  await expect(first).toHaveAccessibleName(help.heading);
  const actions = main.locator(".home-actions a");
  await expect(actions.last()).toHaveText("Donate Now");
  const box = async (of: typeof ticket) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { y, height } = await box(ticket);
  expect((await box(actions.first())).y).toBeGreaterThan(y + height);
});

const SCREEN = { width: 360, height: 740 };

test("Home is nine screens of a phone at most, and what is folded up opens without a script", {
  tag: ["@public-1.4", "@public-1.5", "@public-2.4"],
}, async ({ page }) => {
  await page.setViewportSize(SCREEN);
  await page.goto("/");
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { screens: scrollHeight / innerHeight, scrollWidth };
  });
  expect(size.screens).toBeLessThanOrEqual(9);
  expect(size.scrollWidth).toBe(SCREEN.width);
  const area = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Policy Advocacy" }) });
  const feature = area.getByText("Worker protection legislation");
  await expect(feature).toBeHidden();
  await area.locator("summary").click();
  await expect(feature).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(feature).toBeVisible();
});

/** Measured with the organization's addresses set; with words that a page folds up. */
const LONGEST = [
  { path: "/support", screens: 3.95, summary: testimonials.heading, folded: testimonials.note },
  { path: "/about", screens: 3.5, summary: founderStory.heading, folded: founderStory.paragraphs[1] ?? "" },
];

for (const { path, screens, summary, folded } of LONGEST) {
  test(`${path} has ${screens} screens of a phone at most, and opens what is folded up without a script`, {
    tag: ["@without-script", "@public-2.6", "@public-2.13"],
  }, async ({ page }) => {
    await page.setViewportSize(SCREEN);
    await page.goto(path);
    const size = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(size).toBeLessThanOrEqual(screens);
    const words = page.getByRole("main").getByText(folded, { exact: true }).filter({ visible: true });
    await expect(words).toHaveCount(0);
    await page.locator("summary", { hasText: summary }).click();
    await expect(words).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(words).toHaveCount(1);
  });
}
