import { stateWords } from "~/content/states/en";
import { violations } from "../support/axe";
import { expect, test } from "./fixtures";

test("on a phone each line says how old it is and whether an office says so", {
  tag: "@without-script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/help/ohio");
  const row = (label: string) => page.locator(".ledger-row", { hasText: label });
  const told = (label: string) => row(label).locator("[data-fact]");
  await expect(told(stateWords.facts.least.label)).toHaveText("Jan 2026 [3]");
  await expect(told(stateWords.facts.certify.label)).toHaveText(
    `Mar 2025, ${stateWords.old}, ${stateWords.unofficial} [4]`,
  );
  await expect(row(stateWords.facts.last_pay_page.label)).toContainText(
    /Read the state's pay rules.*codes\.ohio\.gov/,
  );
  const latePay = row(stateWords.facts.wage_claim.label);
  await page.locator("#steps").getByRole("link", { name: stateWords.facts.wage_claim.label }).click();
  await expect(latePay).toBeInViewport();
  const sources = page.locator("#unemployment [data-source]");
  await expect(sources.first()).toBeHidden();
  await page.locator("#unemployment").getByText(stateWords.sources(4)).click();
  const list = await sources.allInnerTexts();
  expect(list.map((text) => /\b20\d\d[;.]$/.test(text))).toEqual([true, true, true, true]);
  expect(list.map((text) => text.includes(stateWords.unofficial))).toEqual([true, true, false, true]);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(row(stateWords.facts.local_211.label).locator("[data-fact]")).toContainText(/^\w+\.org/);
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
