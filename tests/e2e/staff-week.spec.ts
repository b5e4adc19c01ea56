import type { Page } from "@playwright/test";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { testSubject } from "~/features/campaigns/sending/sending.copy";
import { feedForm, newFeedForm, readFeedForm } from "~/features/feeds/admin/feed.form";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { dashboard } from "~/features/staff/staff.copy";
import { rss, startFeedServer } from "../support/feed-server";
import { addOthers, addReaders, mailSettings } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const STAFF = "ann.staff@example.org";

const strike = "Dock workers strike over robots that load ships";
const law = "A new law asks for notice before AI replaces a job";
const layoffs = "Bank automates its call centre and lays off 300 workers";
const advert = "Sponsored: ten AI tools that get every worker a pay rise";
const cake = "How to bake a lemon cake";

const summary = "Four ports stand still.";
const link = (name: string) => `https://example.org/${name}`;

const feed = rss([
  { title: strike, link: `${link("strike")}?utm_source=rss&utm_medium=feed`, summary },
  { title: law, link: link("law") },
  { title: layoffs, link: link("layoffs") },
  { title: advert, link: link("advert") },
  { title: cake, link: link("cake") },
]);

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function addFeed(page: Page, url: string) {
  await page.goto(adminPaths.dashboard);
  await page
    .getByRole("navigation", { name: dashboard.tabsLabel })
    .getByRole("link", { name: "News", exact: true })
    .click();
  await expect(page.getByText(reviewCopy.empty)).toBeVisible();
  await page.getByRole("link", { name: reviewCopy.links.feeds, exact: true }).click();
  await page.getByRole("link", { name: feedsAdminCopy.listPage.add }).click();
  await page.getByLabel(feedsAdminCopy.fields.name.label).fill("The Wire");
  await page.getByLabel(feedsAdminCopy.fields.url.label).fill("the wire");
  await button(page, newFeedForm.submit.idle).click();
  await expect(page.getByLabel(feedsAdminCopy.fields.url.label)).toHaveAccessibleDescription(/begins with/);
  await page.getByLabel(feedsAdminCopy.fields.url.label).fill(url);
  await button(page, newFeedForm.submit.idle).click();
  await expect(status(page, newFeedForm.messages.success)).toBeVisible();
  await page.getByLabel(feedsAdminCopy.fields.blockWords.label).fill("sponsored");
  await button(page, feedForm.submit.idle).click();
  await expect(status(page, feedForm.messages.success)).toBeVisible();
  await button(page, readFeedForm.submit.idle).click();
  await expect(status(page, readFeedForm.messages.success)).toBeVisible();
}

async function readFeeds(site: Site) {
  const program = site.run("import-news");
  expect(await program.exit, program.output()).toBe(0);
}

/** Two are published, one by its own button and one by its checkbox; the third is not. */
async function review(page: Page) {
  await page.getByRole("link", { name: "News (3) waiting" }).click();
  const headings = page.getByRole("listitem").getByRole("heading");
  await expect(headings).toContainText([strike, law, layoffs]);
  await expect(page.getByText(summary)).toBeVisible();
  await button(page, `${reviewCopy.dismiss} ${law}`).click();
  await expect(status(page, reviewCopy.result.dismissed(law))).toBeInViewport();
  await button(page, reviewCopy.undo).click();
  await expect(headings).toContainText([strike, law, layoffs]);

  await button(page, `${reviewCopy.publish} ${law}`).click();
  await expect(page).toHaveURL(/#reviewed$/);
  await expect(status(page, reviewCopy.result.published(law))).toBeInViewport();
  // The place of the article that is gone: what follows is its neighbor.
  await page.keyboard.press("Tab");
  await expect(button(page, reviewCopy.undo)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: reviewCopy.select(layoffs) })).toBeFocused();
  await page.getByRole("checkbox", { name: reviewCopy.select(strike) }).check();
  await button(page, reviewCopy.publishSelected).click();
  await button(page, `${reviewCopy.dismiss} ${layoffs}`).click();
  await expect(page.getByText(reviewCopy.empty)).toBeVisible();

  await page.goto("/news");
  await expect(page.getByRole("article").getByRole("heading")).toContainText([strike, law]);
}

/** What every mail of the issue has, and what it has not. */
function expectIssue(text: string | undefined) {
  for (const part of [strike, law, summary, link("strike"), link("law")]) expect(text).toContain(part);
  for (const part of [layoffs, advert, cake, "utm_"]) expect(text).not.toContain(part);
}

async function previewAndTest(page: Page, sink: SmtpSink) {
  await page.goto(`${adminPaths.dashboard}/newsletter`);
  await page.getByRole("link", { name: "Preview it first" }).click();
  expectIssue(await page.frameLocator("iframe").locator("html").innerHTML());
  await page.goBack();
  await button(page, "Send a test to me").click();
  await expect(status(page, `A test mail to ${STAFF} is on its way.`)).toBeVisible();
  await expect.poll(() => sink.recipients()).toEqual([STAFF]);
  expect(sink.mails[0]?.mail.subject).toContain(testSubject(strike));
  expectIssue(sink.mails[0]?.mail.html);
}

async function sendAndWatch(page: Page, readers: readonly string[]) {
  const send = button(page, "Send Newsletter Now");
  await page.goto(`${adminPaths.dashboard}/newsletter`);
  await send.click();
  await expect(page.getByText(`It goes to ${readers.length} subscribers.`)).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/campaign=\d+&refresh=on/);
  await button(page, controlLabels.sendNow.idle).click();
  // The page loads itself again.
  await expect(status(page, "Newsletter sent successfully!")).toContainText(
    `It was sent to ${readers.length} subscribers.`,
  );
}

test("staff read feeds, review articles, preview, test and send the newsletter in a week @without-script", {
  tag: ["@staff-2.5", "@staff-6.2", "@staff-8.4"],
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const sink = await startSmtpSink();
  const wire = await startFeedServer(feed);
  const site = await startSite({
    seed: false,
    env: {
      ...mailSettings,
      SMTP_URL: sink.url,
      MAIL_PER_SECOND: "1000",
      STAFF_MAIL_TO: "none",
      NEWS_IMPORT_ALLOW: new URL(wire.url).host,
    },
  });
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: "en-US" });
  try {
    const readers = await addReaders(site.db, 3);
    await addOthers(site.db);
    await context.addCookies([await staffCookie(site, STAFF)]);
    const page = await context.newPage();

    await addFeed(page, wire.url);
    await readFeeds(site);
    await page.reload();
    await review(page);
    site.run("worker");
    await previewAndTest(page, sink);
    await sendAndWatch(page, readers);

    expect(sink.recipients()).toEqual([STAFF, ...readers].sort());
    for (const { mail } of sink.mails) {
      expectIssue(mail.html);
      expectIssue(mail.text);
    }
  } finally {
    await context.close();
    await site.stop();
    await wire.stop();
    await sink.stop();
  }
});
