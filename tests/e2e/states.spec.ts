import { stateWords } from "~/content/states/en";
import { reportForm } from "~/features/resources/public/report.form";
import { violations } from "../support/axe";
import { expect, test } from "./fixtures";
import { button, fill, thanks } from "./form-steps";

const factRows = "[data-section=ledger] .ledger-row";

test("a state's page has each fact with source and date, and the office's number to call, without script", {
  tag: "@without-script",
}, async ({ page }) => {
  for (const path of ["/help/ohio", "/help/puerto-rico", "/help/new-york"]) {
    await page.goto(path);
    const rows = page.locator(factRows);
    expect(await rows.count(), path).toBeGreaterThan(5);
    for (const text of await rows.allInnerTexts())
      expect(text, path).toMatch(/(?:19|20)\d\d(?:, source \[\d+\])?$/);
    const marks = await page.locator("[data-fact]").filter({ hasText: "[" }).allInnerTexts();
    for (const number of marks.map((text) => Number(/\[(\d+)\]/.exec(text)?.[1])))
      await expect(page.locator("[data-source]", { hasText: `[${number}]` }).first()).toBeVisible();
    await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);
  }
  await expect(page.getByText(/artificial intelligence or automation is a reason/)).toBeVisible();
  await page.goto("/help/ohio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost your job in Ohio?");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/help\/ohio$/);
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", /Ohio/);
  await expect(page.locator(".page-hero").getByRole("link", { name: /^Call 1-877/ })).toHaveAttribute(
    "href",
    "tel:+18776446562",
  );
  await page.getByRole("link", { name: "File for unemployment", exact: true }).click();
  await expect(page).toHaveURL("/help/ohio#unemployment");
  await page.getByText(stateWords.others).click();
  await page.getByRole("link", { name: "Michigan", exact: true }).click();
  await expect(page).toHaveURL("/help/michigan");
  expect(await page.locator("script[src]").count()).toBe(0);
});

test("a mistake on a state's page can be reported", { tag: "@without-script" }, async ({ page, site }) => {
  await page.goto("/help/ohio");
  await page.getByRole("link", { name: stateWords.reportFact }).click();
  await expect(page.getByText("“Ohio (page of the state)”")).toBeVisible();
  await fill(page, reportForm, {
    problem: "wrong_information",
    details: `The number rings in another office.\n${crypto.randomUUID()}`,
  });
  await button(page, reportForm).click();
  await expect(thanks(page, reportForm)).toBeVisible();
  const reports = await site.db
    .selectFrom("resource_reports")
    .select(["resource_id", "resource_title"])
    .execute();
  expect(reports).toContainEqual({ resource_id: null, resource_title: "Ohio (page of the state)" });
});

test("a state that is searched for has its page above the list, with what it has for the need", async ({
  page,
}) => {
  await page.goto("/services/support-and-resources?q=rent%2C+Michigan");
  const panel = page.getByRole("region", { name: stateWords.panel.heading("Michigan") });
  await expect(panel.getByRole("link", { name: stateWords.panel.open("Michigan") })).toHaveAttribute(
    "href",
    "/help/michigan",
  );
  await expect(panel.getByText(stateWords.facts.legal_aid.label, { exact: true })).toBeVisible();
  await page.goto("/services/support-and-resources?q=DES");
  await expect(page.locator("[data-region=results-state] a")).toHaveCount(3);
});

test("a state's page is accessible at 320 px, and prints without buttons", {
  tag: "@with-script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/help/california", "/help/district-of-columbia"]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(stateWords.reportFact)).toBeHidden();
  await expect(page.getByText(stateWords.others)).toBeHidden();
  await expect(page.getByText("https://does.dc.gov").first()).toBeAttached();
});
