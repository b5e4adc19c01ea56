import { history } from "~/content/policy-advocacy";
import { expect, test } from "./fixtures";

test("a bar of the timeline leads to its law's entry and opens it, at any width", {
  tag: ["@with-script", "@public-2.9"],
}, async ({ page }) => {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/policy-advocacy?filter=ended");
    expect(await sideways(), `${width} px`).toBe(0);
    if (width === 320) await page.getByText(history.chartLabel).click();
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /^Canada's AI bill (Died 2025 )?2022–2025/ })
      .click();
    const entry = page.locator("details[id]", { hasText: "Canada's Artificial Intelligence and Data Act" });
    await expect(entry).toBeInViewport();
    await expect(entry.getByText("It stalled in committee")).toBeVisible();
  }
});
