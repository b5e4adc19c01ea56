import { TYPING_PAUSE_MS } from "~/lib/filter-query";
import { putEvents, staffPage, untilReady } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { expect, test } from "./fixtures";

// The reader proves what a tab shows: tests/integration/staff-without-script.test.ts.
test("a day is applied once its year is typed, however slowly, and never half typed @with-script", async ({
  ownContext,
  site,
}) => {
  const page = await staffPage(ownContext, site);
  await page.clock.install({ time: new Date("2026-11-20T08:00:00Z") });
  await page.goto("/admin/dashboard/contact?from=2026-03-10&to=2026-03-20");
  await untilTakenOver(page);
  await page.clock.pauseAt(new Date("2026-11-20T09:00:00Z"));
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { searchParams } = new URL(request.url());
    if (request.isNavigationRequest() || searchParams.has("from")) asked.push(searchParams.get("from"));
  });
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  // The day is whole for a moment, with the year that was there.
  for (const keys of ["0301", "2", "02", "6"]) {
    await page.keyboard.type(keys);
    if (keys !== "0301") await page.clock.runFor(2 * TYPING_PAUSE_MS);
  }
  await expect(page).toHaveURL(/from=2026-03-01/);
  await expect(from).toHaveValue("2026-03-01");
  expect(asked).toEqual(["2026-03-01"]);
});

test("hovering a chart shows a day's figures, and the chart resizes with the window @with-script", async ({
  context,
  site,
}) => {
  await putEvents(site, "contact", "2031-08-10T12:00:00.000Z", { view: 7, unique_view: 5 });
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard/contact?from=2031-08-09&to=2031-08-11");
  await untilReady(page, "on");
  const chart = page
    .getByRole("img", { name: /^Views and completions per day from/ })
    .filter({ visible: true });
  // The first touch fetches what answers the second.
  const day = page.getByRole("paragraph").filter({ hasText: "Aug 10, 2031" }).locator("..");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await chart.hover();
    await expect(day).toHaveText("Aug 10, 2031Completions0Unique views5Views7", { timeout: 1000 });
  }).toPass();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await expect(chart).toHaveAccessibleName(/Unique views 5 in all/);
});
