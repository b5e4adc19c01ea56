import type { Page } from "@playwright/test";
import { mailPreviewPage } from "~/features/campaigns/desk/campaign-paths";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { insertFeed } from "~/features/feeds/feeds.queries.server";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { addSubscriber, campaignRequest } from "../support/newsletter";
import { staffCookie } from "../support/staff";
import { fillForms, putMessages } from "../support/submissions";
import { expect, test } from "./fixtures";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

/** Parts of what a page's tables say that stand outside of the window or are cut off by their table. */
const cutOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("section > table")].filter(
        ({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth,
      ).length,
  );

test("lists of templates, staff and feeds cut nothing off on a phone and a tablet", {
  tag: "@without-script",
}, async ({ page, site, context }) => {
  await insertFeed(site.db, {
    name: `Feed ${crypto.randomUUID()}`,
    url: `https://example.org/a-long-address/of-a-feed/${crypto.randomUUID()}`,
    created_at: "2026-11-20T09:00:00.000Z",
  });
  await context.addCookies([await staffCookie(site)]);
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    for (const path of [adminPaths.templates, adminPaths.staff, adminPaths.feeds]) {
      await page.goto(path);
      expect(await cutOff(page), `${path} at ${size.width} px`).toBe(0);
    }
  }
});

test("names and roles are whole in a list on a tablet", { tag: "@without-script" }, async ({
  page,
  site,
  context,
}) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  await fillForms(site.db, word, "2026-11-20T08:00:00.000Z");
  const name = `Magdalena ${word}`;
  await site.db
    .updateTable("volunteer_applications")
    .set({
      first_name: "Magdalena",
      last_name: word,
      role: "mental_health_professional",
      location: "Greensboro, North Carolina",
    })
    .where("email", "like", `%${word}%`)
    .execute();
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize(TABLET);
  await page.goto(`/admin/dashboard/volunteer?q=${word}`);
  for (const text of [name, "Mental health professional", "Greensboro, North Carolina"]) {
    const cell = page.getByRole("row").locator("th, td").filter({ hasText: text }).last();
    const cut = await cell.evaluate((shown) => shown.scrollWidth > shown.clientWidth + 1);
    expect(cut, text).toBe(false);
  }
});

test("a row of somebody in danger makes no table wider than a tablet", { tag: "@without-script" }, async ({
  page,
  site,
  context,
}) => {
  const word = `d${crypto.randomUUID().slice(0, 8)}`;
  await putMessages(site, word, 1);
  await site.db
    .updateTable("contact_submissions")
    .set({ danger: "self" })
    .where("id", "=", `${word}-1`)
    .execute();
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize(TABLET);
  await page.goto(`/admin/dashboard/contact?q=${word}`);
  await expect(page.getByText("Urgent: may be in danger")).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
});

test("dates on a person's page stay within their box, however long the name of the time zone", {
  tag: "@without-script",
}, async ({ page, site, context }) => {
  const word = `p${crypto.randomUUID().slice(0, 8)}`;
  await fillForms(site.db, word, "2026-10-01T12:00:00.000Z");
  await context.addCookies([await staffCookie(site)]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/people/contact/contact-${word}`);
    const times = page.getByRole("region", { name: "What they sent" }).locator("time");
    await expect(times).not.toHaveCount(0);
    const outside = await times.evaluateAll((all) => {
      for (const time of all) time.textContent = "Sep 30, 2026, 12:00 UTC+12:45";
      return all.filter(
        (time) =>
          time.getBoundingClientRect().right > (time.closest("ul")?.getBoundingClientRect().right ?? 0),
      ).length;
    });
    expect(outside, `${width} px`).toBe(0);
  }
});

test("a phone folds filters behind one line that says what is set", {
  tag: ["@with-script", "@staff-1"],
}, async ({ page, site, context }) => {
  await putMessages(site, "Fold", 1);
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize(PHONE);
  await page.goto(adminPaths.inbox);
  const fold = page.locator("summary", { hasText: "Showing: Waiting, Every kind" });
  const waiting = page.getByRole("link", { name: /^Overdue \d/ });
  await expect(waiting).toBeHidden();
  await fold.click();
  await waiting.click();
  await expect(page.locator("summary", { hasText: "Showing: Overdue, Every kind" })).toBeVisible();
  await page.goto("/admin/dashboard/contact?q=Fold&subject=media");
  await expect(page.getByLabel("Subject")).toBeHidden();
  await page.locator("summary", { hasText: "Search and filter: Fold, Media" }).click();
  await expect(page.getByLabel("Subject")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/admin/dashboard/contact");
  await expect(page.locator("summary", { hasText: "Search and filter" })).toBeHidden();
  await expect(page.getByLabel("Subject")).toBeVisible();
});

test("the title of a staff page is in capitals, and no heading below it", { tag: "@without-script" }, async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([await staffCookie(site)]);
  for (const path of [
    "/admin/dashboard",
    "/admin/dashboard/newsletter",
    "/admin/articles/all",
    "/admin/system",
  ]) {
    await page.goto(path);
    const cases = (level: "h1" | "h2") =>
      page
        .locator(`main ${level}`)
        .evaluateAll((all) => [...new Set(all.map((heading) => getComputedStyle(heading).textTransform))]);
    expect(await cases("h1"), path).toEqual(["uppercase"]);
    expect(await cases("h2"), path).not.toContain("uppercase");
  }
});

test("viewers see nothing that they cannot do", { tag: "@with-script" }, async ({ page, site, context }) => {
  const word = `v${crypto.randomUUID().slice(0, 8)}`;
  await fillForms(site.db, word, "2026-10-01T12:00:00.000Z");
  await context.addCookies([await staffCookie(site, `viewer-${word}@example.org`, "viewer")]);
  for (const path of [
    inboxRowPath("contact", `contact-${word}`),
    `/admin/dashboard/contact/contact-${word}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText("Hello").first()).toBeVisible();
    for (const name of [
      /^Reply/,
      /^Send/,
      /Approve/,
      /Trash/,
      /Spam/,
      /Assign/,
      /^Snooze/,
      /Save/,
      /Mark as/,
    ])
      await expect(page.getByRole("main").getByRole("button", { name }), `${path} ${name}`).toHaveCount(0);
    await expect(page.getByText("No mail server is set")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: /Copy or erase|^Reply/ })).toHaveCount(0);
  }
  await page.goto("/admin/dashboard/contact");
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Choose/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Download CSV/ })).toHaveCount(0);
  await expect(page.locator("main form[method=post]:visible")).toHaveCount(0);
});

test("the mail of a preview stands in full height", { tag: "@with-script" }, async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const html = Array.from({ length: 60 }, (_, place) => `<p>Paragraph ${place}</p>`).join("");
  await addSubscriber(site.db, `long-${crypto.randomUUID()}@example.org`);
  const request = { ...campaignRequest({ subject: "Long", html, text: "Long" }), now: new Date() };
  await createCampaign(site.db, request);
  const { id } = await site.db
    .selectFrom("campaigns")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await site.db.updateTable("campaigns").set({ status: "sent" }).where("id", "=", id).execute();
  await page.goto(mailPreviewPage(id));
  await expect(page.locator("pre", { hasText: "Long" })).toBeHidden();
  await page.getByText("The same mail as plain text").click();
  await expect(page.locator("pre", { hasText: "Long" })).toBeVisible();
  const hidden = () =>
    page.locator("iframe[title='The mail as it will look']").evaluate((frame: HTMLIFrameElement) => {
      const content = frame.contentDocument?.documentElement;
      return content ? content.scrollHeight - frame.clientHeight : Number.NaN;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(2);
});
