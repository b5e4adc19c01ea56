import type { AnalyticsForm } from "~/database/schema/schema.server";
import { articlesTable } from "~/features/articles/admin/articles.admin";
import { type CardCopy, cardCopy } from "~/features/dashboard/cards.copy";
import { adminTables } from "~/features/dashboard/tables";
import { chartCopy } from "~/features/dashboard/traffic-chart";
import { dashboard, type tabTitles } from "~/features/staff/staff.copy";
import { TYPING_PAUSE_MS } from "~/lib/filter-query";
import { dateRangeProblems } from "~/lib/time/date-range";
import {
  expectShowing,
  putEvents,
  rowWith,
  staffPage,
  tableOn,
  uniqueWord,
  untilReady,
} from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { fillForms } from "../support/submissions";
import { alsoWithoutScript, expect, test } from "./fixtures";

/** The tabs beside the Overview: their month of the test's own events, and what their tables are headed by. */
const tabs: {
  tab: keyof typeof tabTitles;
  form: AnalyticsForm;
  month: string;
  /** Staff specification, section 2, word for word. */
  columns: string[];
}[] = [
  {
    tab: "newsletter",
    form: "newsletter",
    month: "2031-01",
    columns: ["Email", "Name", "Status", "Preferences", "Subscribed", "Actions"],
  },
  {
    tab: "survey",
    form: "survey",
    month: "2031-02",
    columns: [
      "Name",
      "Email",
      "Impact Level",
      "Industry",
      "Financial Impact",
      "Newsletter Signup",
      "Submitted",
      "Actions",
    ],
  },
  {
    tab: "volunteer",
    form: "volunteer",
    month: "2031-03",
    columns: ["Name", "Email", "Role", "Location", "Status", "Applied", "Answer", "Actions"],
  },
  {
    tab: "partnership",
    form: "corporate_partnership",
    month: "2031-04",
    columns: ["Company", "Contact", "Email", "Type", "Status", "Applied", "Answer", "Actions"],
  },
  {
    tab: "contact",
    form: "contact",
    month: "2031-05",
    columns: ["Name", "Email", "Subject", "Message", "Submitted", "Answer", "Actions"],
  },
  {
    tab: "analytics",
    form: "survey",
    month: "2031-06",
    columns: ["Form Name", "Event Type", "Session ID", "User Agent", "Created", "Actions"],
  },
];

for (const { tab, form, month, columns } of tabs) {
  test(`the ${tab} tab shows its figures, its chart and its table${alsoWithoutScript(tab === "contact")}`, {
    tag: ["@staff-2.3", "@staff-2.4", "@staff-2.5", "@staff-2.6", "@staff-2.10", "@staff-4.5"],
  }, async ({ context, site, javaScript }) => {
    const word = uniqueWord();
    await fillForms(site.db, word, `${month}-10T12:00:00.000Z`);
    const counts = { view: 9, unique_view: 8, start: 4, complete: 2, partial_complete: 1 };
    await putEvents(site, form, `${month}-10T12:00:00.000Z`, counts);
    const page = await staffPage(context, site);
    // Of other tests' rows axe need not look at a hundred. No event has the word.
    const search = tab === "analytics" ? "" : `q=${word}&`;
    await page.goto(`/admin/dashboard/${tab}?${search}from=${month}-01&to=${month}-28`);
    const nav = page.getByRole("navigation", { name: dashboard.tabsLabel });
    await expect(nav.locator("[aria-current=page]")).toHaveAttribute(
      "href",
      new RegExp(`^/admin/dashboard/${tab}(\\?|$)`),
    );

    const cards = page.getByRole("region", { name: "Figures" });
    const words: CardCopy[] = Object.values(cardCopy[tab]);
    await expect(cards.locator("dt")).toHaveText(
      [...words.filter(({ isAllTime }) => !isAllTime), ...words.filter(({ isAllTime }) => isAllTime)].map(
        ({ label }) => label,
      ),
    );
    await expect(cards).toContainText("Unique views8");
    await expect(cards).toContainText("25.0%");
    await cards.locator("summary", { hasText: "How is this computed?" }).first().click();
    await expect(cards.getByText(words[0]?.how ?? "")).toBeVisible();
    await expect(tableOn(page, adminTables[tab]).locator("th[scope=col]")).toHaveText(columns);

    const chart = page
      .getByRole("img", { name: /^Views and completions per day from/ })
      .filter({ visible: true });
    await expect(chart).toHaveAccessibleName(/Unique views 8 in all.*Completions 2 in all/);
    await page.getByRole("link", { name: chartCopy.toggle.rates }).click();
    await expect(page).toHaveURL(new RegExp(`from=${month}-01&to=${month}-28&view=rates`));
    await expect(
      page.getByRole("heading", { name: { raw: "Views and completions", rates: "Conversion rates" }.rates }),
    ).toBeVisible();
    await expect(
      page.getByRole("img", { name: /rate 25\.0% in all/ }).filter({ visible: true }),
    ).toBeVisible();

    await page.getByLabel("From", { exact: true }).fill(`${month}-20`);
    await page.getByLabel("To", { exact: true }).fill(`${month}-25`);
    const range = page.getByRole("form", { name: "Date range" });
    if (javaScript === "off") await range.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(new RegExp(`view=rates&from=${month}-20&to=${month}-25`));
    await expect(cards).toContainText("Unique views0");
    await expect(cards).toContainText("0.0%");

    await page.getByLabel("To", { exact: true }).fill(`${month}-02`);
    await range.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("alert")).toHaveText(dateRangeProblems.reversed);
    await expect(page.getByLabel("To", { exact: true })).not.toHaveValue(`${month}-02`);
  });
}

test("an invalid date range shows an error on the page, and its exports are refused with it @without-script", async ({
  context,
  site,
}) => {
  const page = await staffPage(context, site);
  for (const search of ["from=2026-02-30", "to=soon", "from=%00&to=2026-11-20"]) {
    await page.goto(`/admin/dashboard/contact?${search}`);
    await expect(page.getByRole("alert"), search).toHaveText(dateRangeProblems.unreadable);
  }
  await page.goto("/admin/dashboard/analytics?from=2001-01-01&to=2001-01-02");
  await expect(page.getByText(adminTables.analytics.empty)).toBeVisible();
  for (const name of ["chart/contact", "analytics"]) {
    const file = await page.request.get(`/admin/exports/${name}.csv?from=2026-03-02&to=2026-03-01`);
    expect(file.status()).toBe(400);
    expect(await file.text()).toBe(dateRangeProblems.reversed);
  }
  const file = await page.request.get("/admin/exports/chart/contact.csv");
  // The heading and 30 days.
  expect((await file.text()).trim().split("\r\n")).toHaveLength(31);
});

test("a day is applied once its year is typed, however slowly, and never half typed @with-script", async ({
  context,
  site,
}) => {
  const page = await staffPage(context, site);
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

test("the newsletter tab lists the articles too, 50 at a time", {
  tag: ["@without-script", "@staff-2.3", "@staff-2.5"],
}, async ({ context, site }) => {
  const word = uniqueWord();
  // Hidden and old: in nobody else's way.
  const articles = Array.from({ length: 51 }, (_, place) => ({
    title: `${word} ${place}`,
    summary: "",
    source: "<b>The</b> Paper",
    url: `https://example.org/${word}/${place}`,
    published_date: "2001-01-01",
    created_at: "2001-01-01T12:00:00.000Z",
    is_hidden: 1 as const,
  }));
  await site.db.insertInto("articles").values(articles).execute();
  const { total } = await site.db
    .selectFrom("articles")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard/newsletter?articles=2");
  const table = tableOn(page, articlesTable);
  await expectShowing(table, `(50|${total - 50}) of ${total} articles`);
  await expect(table.locator("th[scope=col]")).toHaveText([
    "Title",
    "Source",
    "Published",
    "Added",
    "Actions",
  ]);
  await expect(rowWith(table, word).first().locator("b")).toHaveText("The");
  await table.getByRole("link", { name: "Previous" }).click();
  await expectShowing(table, `50 of ${total} articles`);
  await expect(page).not.toHaveURL(/articles=/);
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
