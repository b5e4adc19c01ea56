import * as corporate from "~/content/corporate-accountability";
import * as policy from "~/content/policy-advocacy";
import { expect, test } from "./fixtures";

const pages = [
  {
    content: policy,
    headings: [
      ...policy.focusAreas.items.map((item) => item.title),
      ...policy.history.groups.flatMap((group) => [group.title, ...group.items.map((item) => item.name)]),
      ...policy.keyLessons.items.map((item) => item.title),
      ...policy.methods.cards.map((card) => card.title),
    ],
  },
  {
    content: corporate,
    headings: [
      ...corporate.themes.cards.map((card) => card.title),
      ...corporate.targets.items.map((item) => item.title),
      ...corporate.wins.items.map((win) => win.title),
      ...corporate.scorecard.grades.map((grade) => grade.title),
    ],
  },
];

for (const { content, headings } of pages) {
  const { path, title } = content.page;

  test(`${title} shows all content`, { tag: ["@without-script", "@public-2.9"] }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const shown = await page.getByRole("heading").allTextContents();
    expect(headings.filter((heading) => !shown.includes(heading))).toEqual([]);
  });
}

test("Join Campaign opens the contact form with the campaign prefilled", {
  tag: ["@without-script", "@public-2.11"],
}, async ({ page }) => {
  for (const { slug, title } of corporate.targets.items) {
    await page.goto("/services/corporate-accountability");
    await page.getByRole("link", { name: new RegExp(`Join Campaign.*${title}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/contact\\?subject=other&campaign=${slug}`));
    await expect(page.getByLabel("Subject")).toHaveValue("other");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(new RegExp(title));
  }
});

test("every status badge of the policy history has a text label", {
  tag: ["@without-script", "@public-2.9"],
}, async ({ page }) => {
  await page.goto("/services/policy-advocacy");
  const entries = page.locator("#policy-history li").filter({ has: page.getByRole("heading", { level: 4 }) });
  await expect(entries).toHaveCount(34);
  for (const { name, status, source } of policy.history.groups.flatMap((group) => group.items)) {
    const entry = entries.filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(entry).toContainText(status.label);
    await expect(entry.locator("a")).toHaveAttribute("href", source.link);
  }
});

test("a bar of the timeline leads to its law's entry and opens it, at any width", {
  tag: ["@with-script", "@public-2.9"],
}, async ({ page }) => {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/policy-advocacy?filter=ended");
    expect(await sideways(), `${width} px`).toBe(0);
    if (width === 320) await page.getByText(policy.history.chartLabel).click();
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /^Canada's AI bill 2022–2025, Died 2025/ })
      .click();
    const entry = page.locator("details[id]", { hasText: "Canada's Artificial Intelligence and Data Act" });
    await expect(entry).toBeInViewport();
    await expect(entry.getByText("It stalled in committee")).toBeVisible();
  }
});

test("the policy page ends with its contact link", {
  tag: ["@without-script", "@public-2.9"],
}, async ({ page }) => {
  await page.goto("/services/policy-advocacy");
  await page.locator("#closing").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto("/services/policy-advocacy");
  await page.locator("#closing").getByRole("link", { name: "Partner With Us" }).click();
  await expect(page).toHaveURL(/\/partner#partnership-form$/);
  await expect(page.locator("#partnership-form")).toBeInViewport();
});
