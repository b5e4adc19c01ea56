import type { Page } from "@playwright/test";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { countAudience } from "~/features/subscribers/list/audience.server";
import { emptyPage, ownStaffPage } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { addArticle, addSubscriber } from "../support/newsletter";
import type { Site } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { expect, test } from "./fixtures";

// The reader proves what each step answers, and the mails: tests/integration/campaigns-without-script.test.ts.

/** With a search that finds nobody: the list of subscribers stays short, and the search stays. */
const TAB = "/admin/dashboard/newsletter?q=nobody";

/** So many more subscribers of the test's own. */
async function addPeople(site: Site, count: number, wishes: Parameters<typeof addSubscriber>[2]) {
  for (let index = 0; index < count; index++)
    await addSubscriber(site.db, `${crypto.randomUUID()}@example.org`, wishes);
}

const idIn = (page: Page) => Number(new URL(page.url()).searchParams.get("campaign"));
const progress = (page: Page) => page.locator("#progress");
const nextPage = (page: Page, pattern: RegExp) => expect(page).toHaveURL(pattern);

/** The button that asks looks like the one that sends, and the address is a moment ahead of the page. */
async function untilAsked(page: Page): Promise<void> {
  await nextPage(page, /\?q=nobody&confirm=newsletter/);
  await expect(page.getByText(/^It goes to \d+ subscribers\. For a minute/)).toBeVisible();
}

const controlled = (page: Page, control: keyof typeof controlLabels) =>
  page.getByRole("button", { name: controlLabels[control].idle, exact: true });

/** Presses a button. Its post is held until the button says so and cannot be pressed again, and is lost then. */
async function pressInVain(page: Page, name: string | RegExp): Promise<void> {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const requests = "**/newsletter.data*";
  await page.route(requests, async (route) => {
    if (route.request().method() === "POST") await lost;
    await route.abort();
  });
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  lose();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(requests);
}

/** As the worker leaves it. */
async function settle({ db }: Site, id: number): Promise<void> {
  const sent_at = new Date().toISOString();
  await db.updateTable("mails").set({ status: "sent" }).where("campaign_id", "=", id).execute();
  await db.updateTable("campaigns").set({ status: "sent", sent_at }).where("id", "=", id).execute();
}

test("the newsletter survives a failed request, is undone, paused, sent once, and followed until it is out", {
  tag: ["@with-script", "@staff-2.5", "@staff-8.4"],
}, async ({ context, site }) => {
  await addPeople(site, 3, { wantsNews: 1 });
  await addArticle(site.db, { title: "Night shift over" });
  const page = await ownStaffPage(context, site);
  await page.goto(TAB);
  const readers = await countAudience(site.db, "newsletter");
  await untilTakenOver(page);
  const send = page.getByRole("button", { name: "Send Newsletter Now" });
  await send.click();
  await untilAsked(page);
  await expect(page.frameLocator("iframe").getByText("Night shift over").first()).toBeVisible();
  await pressInVain(page, "Send Newsletter Now");
  await expect(page.getByRole("alert")).toContainText(/Error sending newsletter$/);
  await send.dblclick();
  const sendUrl = /\?q=nobody&campaign=\d+#progress$/;
  await nextPage(page, sendUrl);
  await controlled(page, "undo").click();
  await expect(progress(page)).toContainText(
    `The newsletter was stopped. 0 of ${readers} subscribers have it.`,
  );
  await send.click();
  await untilAsked(page);
  await send.click();
  await nextPage(page, sendUrl);
  await controlled(page, "sendNow").click();
  await expect(controlled(page, "pause")).toBeVisible();
  const id = idIn(page);
  const sends = await site.db.selectFrom("campaigns").select("id").where("status", "=", "sending").execute();
  expect(sends).toEqual([{ id }]);
  await controlled(page, "pause").click();
  await expect(progress(page)).toContainText("No further mail goes out until it is resumed.");
  await controlled(page, "resume").click();
  await expect(progress(page)).toContainText(`Queued${readers}Sent0`);
  await settle(site, id);
  const done = page.getByRole("status").filter({ hasText: "Newsletter sent successfully!" });
  await expect(done).toContainText(`It was sent to ${readers} subscribers.`);
  await expect(progress(page)).toContainText(`Sent${readers}`);
  await expect(send).toBeDisabled();
});

test("a team update is previewed while it is written, and kept when a request fails, the session ends or it is undone", {
  tag: ["@with-script", "@staff-1", "@staff-2.5", "@staff-4.3", "@staff-8.3", "@staff-8.4"],
}, async ({ context, site }) => {
  await addPeople(site, 3, { wantsNews: 0, wantsTeamUpdates: 1 });
  const readers = await countAudience(site.db, "team_update");
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: "correct horse battery" };
  const userId = await makeStaff(site, who);
  const [name = "", value = ""] = (await cookieOf(site, userId)).split("=");
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await emptyPage(context);
  await page.goto(TAB);
  await untilTakenOver(page);
  const send = page.getByRole("button", { name: `Send to ${readers} subscribers` });
  const subject = page.getByLabel("Subject");
  const content = page.getByLabel("Content (HTML)");
  const mail = page.frameLocator("iframe");
  await subject.fill("Meeting");
  await content.fill("It is at **six**, see https://fair.example");
  await expect(mail.locator("strong", { hasText: "six" })).toBeVisible();
  await expect(mail.getByRole("link", { name: "https://fair.example" })).toBeVisible();
  await pressInVain(page, /^Send to/);
  await expect(page.getByRole("alert")).toContainText("Failed to send team update. Please try again.");
  await expect(content).toHaveValue(/at \*\*six\*\*/);

  await content.fill("At seven");
  await site.db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await send.click();
  await nextPage(page, /\/admin\/login\?next=/);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(subject).toHaveValue("Meeting");
  await expect(content).toHaveValue("At seven");

  const edit = page.getByRole("link", { name: "Edit", exact: true });
  await send.click();
  await nextPage(page, /[?&]preview=team-update/);
  // It looks like the button that sends.
  await expect(edit).toBeVisible();
  await send.click();
  await nextPage(page, /[?&]campaign=\d+/);
  await controlled(page, "undo").click();
  await expect(progress(page)).toContainText("Its text can be edited and sent again.");
  await expect(content).toHaveValue("At seven");
  await send.click();
  await expect(edit).toBeVisible();
  await send.click();
  await nextPage(page, /[?&]campaign=\d+/);
  await controlled(page, "sendNow").click();
  await expect(controlled(page, "pause")).toBeVisible();
  await settle(site, idIn(page));
  const done = page.getByRole("status").filter({ hasText: "Team update sent" });
  await expect(done).toHaveText(`Team update sent successfully to ${readers} subscribers!`);
  await expect(subject).toHaveValue("");
  await expect(content).toHaveValue("");
});

test("articles of the next newsletter are moved by a button and saved in that order @with-script", async ({
  context,
  site,
}) => {
  await addPeople(site, 1, { wantsNews: 1 });
  await addArticle(site.db, { title: "Older story", publishedDate: "2026-01-01" });
  await addArticle(site.db, { title: "Newer story", publishedDate: "2099-01-01" });
  const page = await ownStaffPage(context, site);
  await page.goto("/admin/newsletter/draft");
  await untilTakenOver(page);
  await page.getByRole("button", { name: "Move down: Newer story" }).click();
  await expect(page.getByLabel("Place: Newer story")).toHaveValue("2");
  await page.getByLabel("Place: Older story").fill("1");
  await page.getByRole("button", { name: "Save and preview" }).click();
  await nextPage(page, /\/admin\/newsletter\/preview\?of=newsletter/);
  const first = page.frameLocator("iframe").getByRole("heading", { level: 2, name: / story$/ });
  await expect(first.first()).toHaveText("Older story");
  // The next test begins anew.
  await site.db.deleteFrom("campaign_drafts").execute();
});
