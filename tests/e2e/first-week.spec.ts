import { firstWeek, stepCount } from "~/content/first-week";
import { smallNumbers } from "../support/targets";
import { expect, test } from "./fixtures";

const count = (done: number) => firstWeek.ticks.count.replace("{done}", String(done));

test("a chosen state's office is a number to call within a screen of a phone", {
  tag: ["@public-10.1"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/first-week");
  await page.getByLabel(firstWeek.office.label).selectOption({ label: "Ohio" });
  await page.getByRole("button", { name: firstWeek.office.submit }).click();
  await expect(page).toHaveURL("/first-week?state=OH#day-1");
  await expect(page.getByRole("heading", { name: "Ohio" }).first()).toBeInViewport();
  await expect(
    page
      .locator("#day-1")
      .getByRole("link", { name: /^Call 1-/ })
      .first(),
  ).toBeInViewport();
  expect(await page.evaluate(smallNumbers)).toEqual([]);
  await expect(page.getByRole("link", { name: firstWeek.office.finder.phone.label }).first()).toBeAttached();
  await expect(page.locator("#final-pay").getByRole("heading", { name: "Ohio" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Find help with rent" })).toHaveAttribute(
    "href",
    "/services/support-and-resources?q=rent&state=OH#results",
  );
});

test("steps are ticked in the browser only, and print on two pages with the office", {
  tag: ["@with-script", "@public-10.1"],
}, async ({ page }) => {
  await page.goto("/first-week?state=OH");
  await expect(page.getByText(count(0))).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(stepCount);
  for (const box of (await page.locator("#day-1").getByRole("checkbox").all()).slice(0, 3)) await box.check();
  await expect(page.getByText(count(3))).toBeVisible();
  await expect(page.locator("[data-torn]")).toHaveText(/Day 1/);
  expect(requests).toEqual([]);
  await page.reload();
  await expect(page.getByText(count(3))).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Save your proof/ })).toBeChecked();

  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Ohio" }).first()).toBeVisible();
  await expect(page.locator(".week-print-box").first()).toBeVisible();
  await expect(page.getByText(firstWeek.office.submit)).toBeHidden();
  await expect(boxes.first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: firstWeek.ticks.clear }).click();
  await expect(page.getByText(count(0))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});
