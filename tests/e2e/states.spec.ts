import { stateWords } from "~/content/states/en";
import { violations } from "../support/axe";
import { expect, test } from "./fixtures";

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
