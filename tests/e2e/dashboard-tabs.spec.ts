import { messagesTable } from "~/features/contact/messages.admin";
import { type CardCopy, cardCopy } from "~/features/dashboard/cards.copy";
import { chartCopy } from "~/features/dashboard/traffic-chart";
import { dashboard } from "~/features/staff/staff.copy";
import { TYPING_PAUSE_MS } from "~/lib/filter-query";
import { dateRangeProblems } from "~/lib/time/date-range";
import { putEvents, staffPage, tableOn, uniqueWord, untilReady } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

/** Staff specification, section 2, word for word. */
const columns = ["Name", "Email", "Subject", "Message", "Submitted", "Answer", "Actions"];

test("a tab shows its figures, its chart and its table", {
  tag: ["@with-script", "@staff-2.3", "@staff-2.4", "@staff-2.9", "@staff-4.5"],
}, async ({ context, site }) => {
  const word = uniqueWord();
  await fillForms(site.db, word, "2031-05-10T12:00:00.000Z");
  const counts = { view: 9, unique_view: 8, start: 4, complete: 2, partial_complete: 1 };
  await putEvents(site, "contact", "2031-05-10T12:00:00.000Z", counts);
  const page = await staffPage(context, site);
  await page.goto(`/admin/dashboard/contact?q=${word}&from=2031-05-01&to=2031-05-28`);
  const nav = page.getByRole("navigation", { name: dashboard.tabsLabel });
  await expect(nav.locator("[aria-current=page]")).toHaveAttribute(
    "href",
    /^\/admin\/dashboard\/contact(\?|$)/,
  );

  const cards = page.getByRole("region", { name: "Figures" });
  const words: CardCopy[] = Object.values(cardCopy.contact);
  await expect(cards.locator("dt")).toHaveText(
    [...words.filter(({ isAllTime }) => !isAllTime), ...words.filter(({ isAllTime }) => isAllTime)].map(
      ({ label }) => label,
    ),
  );
  await expect(cards).toContainText("Unique views8");
  await expect(cards).toContainText("25.0%");
  await cards.locator("summary", { hasText: "How is this computed?" }).first().click();
  await expect(cards.getByText(words[0]?.how ?? "")).toBeVisible();
  await expect(tableOn(page, messagesTable).locator("th[scope=col]")).toHaveText(columns);

  const chart = page
    .getByRole("img", { name: /^Views and completions per day from/ })
    .filter({ visible: true });
  await expect(chart).toHaveAccessibleName(/Unique views 8 in all.*Completions 2 in all/);
  await page.getByRole("link", { name: chartCopy.toggle.rates }).click();
  await expect(page).toHaveURL(/from=2031-05-01&to=2031-05-28&view=rates/);
  await expect(
    page.getByRole("heading", { name: { raw: "Views and completions", rates: "Conversion rates" }.rates }),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /rate 25\.0% in all/ }).filter({ visible: true })).toBeVisible();

  await page.getByLabel("From", { exact: true }).fill("2031-05-20");
  await page.getByLabel("To", { exact: true }).fill("2031-05-25");
  const range = page.getByRole("form", { name: "Date range" });
  await expect(page).toHaveURL(/view=rates&from=2031-05-20&to=2031-05-25/);
  await expect(cards).toContainText("Unique views0");
  await expect(cards).toContainText("0.0%");

  await page.getByLabel("To", { exact: true }).fill("2031-05-02");
  await range.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toHaveText(dateRangeProblems.reversed);
  await expect(page.getByLabel("To", { exact: true })).not.toHaveValue("2031-05-02");
});

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
