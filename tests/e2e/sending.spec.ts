import type { Page } from "@playwright/test";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { countAudience } from "~/features/subscribers/list/audience.server";
import { emptyPage, ownStaffPage } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { addArticle, addSubscriber, mailSettings } from "../support/newsletter";
import type { Site } from "../support/server";
import { startSmtpSink } from "../support/smtp-sink";
import { cookieOf, makeStaff } from "../support/staff";
import { expect, test } from "./fixtures";

/** With a search that finds nobody: axe need not look through a hundred rows each time, and the search stays. */
const TAB = "/admin/dashboard/newsletter?q=nobody";
/** No word to staff about what other tests have sent in. */
const FAST = { MAIL_PER_SECOND: "100000", STAFF_MAIL_TO: "none", ...mailSettings };

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
  await nextPage(page, /[?&]confirm=newsletter/);
  await expect(page.getByText(/^It goes to \d+ subscribers\. For a minute/)).toBeVisible();
}

const controlled = (page: Page, control: keyof typeof controlLabels) =>
  page.getByRole("button", { name: controlLabels[control].idle, exact: true });

test("the newsletter is tested, confirmed, undone, paused, sent once, and reports the right counts", {
  tag: ["@with-script", "@staff-2.5", "@staff-8.4"],
}, async ({ context, site }) => {
  await addPeople(site, 12, { wantsNews: 1 });
  await addArticle(site.db, { title: "Night shift over" });
  const page = await ownStaffPage(context, site);
  await page.goto(TAB);
  const panel = page.getByRole("region", { name: "Send Newsletter" });
  const readers = await countAudience(site.db, "newsletter");
  await expect(panel).toContainText(`Send weekly newsletter to ${readers} subscribers`);
  await expect(panel).toContainText("Night shift over");
  await untilTakenOver(page);
  const send = page.getByRole("button", { name: "Send Newsletter Now" });
  await send.click();
  await nextPage(page, /\?q=nobody&confirm=newsletter/);
  await expect(page.getByText(`It goes to ${readers} subscribers.`)).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Night shift over").first()).toBeVisible();
  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^A test mail to / })).toBeVisible();

  // What was previewed is what is sent.
  await addArticle(site.db, { title: "Canteen saved" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("New in it: “Canteen saved”.");
  await expect(page.frameLocator("iframe").getByText("Canteen saved").first()).toBeVisible();
  await send.dblclick();
  const sendUrl = /\?q=nobody&campaign=\d+#progress$/;
  await nextPage(page, sendUrl);
  await expect(progress(page)).toContainText(/Goes out at \d\d:\d\d:\d\d UTC\./);
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
  await expect(progress(page)).toContainText("You can leave this page");
  await expect(progress(page)).toContainText(`Queued${readers}Sent0`);
  await controlled(page, "pause").click();
  await expect(progress(page)).toContainText("No further mail goes out until it is resumed.");
  await page.getByRole("link", { name: controlLabels.cancel.idle, exact: true }).click();
  await expect(
    page.getByText(`0 already have it, which can't be undone. The other ${readers} will not get it.`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go on sending" }).click();
  await controlled(page, "resume").click();
  await expect(controlled(page, "pause")).toBeVisible();

  // Nobody else can send it as well.
  const other = await ownStaffPage(context, site);
  await other.goto(TAB);
  await expect(
    other.getByText("A newsletter is being sent. The next one can be sent when it is done."),
  ).toBeVisible();
  await expect(other.getByRole("button", { name: "Send Newsletter Now" })).toHaveCount(0);
  await other.close();

  // A welcome that another test has left for one of these readers would count as a newsletter.
  await site.db
    .deleteFrom("mails")
    .where("status", "=", "queued")
    .where("kind", "!=", "newsletter")
    .execute();
  const sink = await startSmtpSink();
  const worker = site.run("worker", [], { ...FAST, SMTP_URL: sink.url });
  const done = page.getByRole("status").filter({ hasText: "Newsletter sent successfully!" });
  await expect(done).toContainText(`It was sent to ${readers} subscribers.`);
  await worker.end("SIGTERM");
  await sink.stop();
  await expect(progress(page)).toContainText(`Sent${readers}`);
  // The newest first; the one that was undone follows.
  const past = page.getByRole("row", { name: /Newsletter.*Canteen saved/ });
  await expect(past.first()).toContainText(`${readers}`);
  await expect(past.last()).toContainText("stopped");

  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(
    "No article was added since the last newsletter, so there is nothing new to send.",
  );
});

// Without script, and with mails that failed: tests/integration/team-update-without-script.test.ts.
test("a team update is written, previewed, edited and sent, and the form is reset", {
  tag: ["@with-script", "@staff-1", "@staff-4.3", "@staff-8.3"],
}, async ({ context, site }) => {
  await addPeople(site, 3, { wantsNews: 0, wantsTeamUpdates: 1 });
  const readers = await countAudience(site.db, "team_update");
  const page = await ownStaffPage(context, site);
  await page.goto(TAB);
  const send = page.getByRole("button", { name: `Send to ${readers} subscribers` });
  const subject = page.getByLabel("Subject");
  const content = page.getByLabel("Content (HTML)");
  await send.click();
  await expect(subject).toHaveAccessibleDescription(/Enter a subject/);
  await expect(content).toHaveAccessibleDescription(/Enter the content/);

  await subject.fill("Meeting");
  await content.fill(
    '<h1>Dear all</h1><p onclick="x()">At <b>six</b></p><img src="https://track.example/x.gif">',
  );
  await send.click();
  await nextPage(page, /[?&]preview=team-update/);
  const mail = page.frameLocator("iframe");
  await expect(mail.locator("b")).toHaveText("six");
  await expect(mail.getByText("Unsubscribe")).toBeVisible();
  await expect(mail.locator("img, [onclick]")).toHaveCount(0);
  await expect(page.getByText("Removed from your content: pictures and actions of scripts.")).toBeVisible();
  await page.getByText("The same mail as plain text").click();
  await expect(page.getByText("DEAR ALL", { exact: false })).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(content).toHaveValue(/Dear all/);
  await subject.fill("Meeting on Friday");
  await content.fill("Dear all,\n\nit is at **six**, see https://fair.example and www.bank.com.\n\n- Bread");
  await expect(mail.locator("strong", { hasText: "six" })).toBeVisible();
  await expect(mail.getByRole("link", { name: "https://fair.example" })).toBeVisible();
  await page.getByRole("button", { name: "Save and preview" }).click();
  await nextPage(page, /[?&]preview=team-update/);
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Meeting on Friday");
  await page.getByText("4 links").click();
  await expect(page.getByRole("listitem").filter({ hasText: "www.bank.com" })).toContainText(
    "https://www.bank.com",
  );
  await send.click();
  await nextPage(page, /[?&]campaign=\d+/);
  await controlled(page, "undo").click();
  await expect(progress(page)).toContainText("Its text can be edited and sent again.");
  await expect(subject).toHaveValue("Meeting on Friday");
  await send.click();
  // It looks like the button that sends.
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await send.click();
  await nextPage(page, /[?&]campaign=\d+/);
  await controlled(page, "sendNow").click();
  const sink = await startSmtpSink();
  const worker = site.run("worker", [], { ...FAST, SMTP_URL: sink.url });
  const done = page.getByRole("status").filter({ hasText: "Team update sent" });
  await expect(done).toHaveText(`Team update sent successfully to ${readers} subscribers!`);
  await worker.end("SIGTERM");
  // The worker sends what other tests have caused as well.
  const sent = sink.mails.find(({ mail }) => mail.subject === "Meeting on Friday")?.mail;
  expect(sent?.html).toContain(
    '<p>it is at <strong>six</strong>, see <a href="https://fair.example">https://fair.example</a> and <a href="https://www.bank.com">www.bank.com</a>.</p>',
  );
  expect(sent?.text).toMatch(/www\.bank\.com\s<https:\/\/www\.bank\.com>/);
  expect(sent?.text).toContain("- Bread");
  await sink.stop();
  await expect(subject).toHaveValue("");
  await expect(content).toHaveValue("");
});

test("the next newsletter is edited, ordered, previewed and tested, and its draft discarded @with-script", async ({
  context,
  site,
}) => {
  await addPeople(site, 1, { wantsNews: 1 });
  await addArticle(site.db, { title: "Older story", publishedDate: "2026-01-01" });
  await addArticle(site.db, { title: "Newer story", publishedDate: "2099-01-01" });
  const page = await ownStaffPage(context, site);
  await page.goto(TAB);
  await page.getByRole("link", { name: "Edit before sending" }).click();
  await nextPage(page, /\/admin\/newsletter\/draft$/);
  await untilTakenOver(page);
  await page.getByRole("button", { name: `Move down: Newer story` }).click();
  await expect(page.getByLabel(`Place: Newer story`)).toHaveValue("2");
  await page.getByLabel(`Place: Older story`).fill("1");
  await page.getByLabel("Subject").fill("Picked by us");
  await page.getByLabel("Introduction").fill("Dear all,\n\nread this first.");

  await page.getByRole("button", { name: "Save and preview" }).click();
  await nextPage(page, /\/admin\/newsletter\/preview\?of=newsletter/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Picked by us");
  const mail = page.frameLocator("iframe");
  await expect(mail.getByText("read this first.")).toBeVisible();
  await expect(mail.getByRole("heading", { level: 2, name: "Older story" })).toBeVisible();

  await page.getByRole("link", { name: "Back to the draft" }).click();
  await page.getByLabel(/^Day/).fill("2001-01-01");
  await page.getByLabel("Subject").fill("Picked by you");
  await page.getByRole("button", { name: "Save and send a test to me" }).click();
  await expect(page.getByLabel(/^Time of day/)).toHaveAccessibleDescription(/Enter the time of day/);
  await expect(page.getByLabel("Subject")).toHaveValue("Picked by you");
  await page.getByLabel(/^Day/).fill("");
  await page.getByRole("button", { name: "Save and send a test to me" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^A test mail to / })).toBeVisible();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "The draft was discarded. The next newsletter is written from its articles." }),
  ).toBeVisible();
  await expect(page.getByLabel("Subject")).not.toHaveValue(/Picked/);
});

test("a team update is preserved when the session has ended, and its draft can be discarded @with-script", async ({
  context,
  site,
}) => {
  await addPeople(site, 1, { wantsTeamUpdates: 1 });
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: "correct horse battery" };
  const [name = "", value = ""] = (await cookieOf(site, await makeStaff(site, who))).split("=");
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await emptyPage(context);
  const signIn = async () => {
    await page.getByLabel("Email").fill(who.email);
    await page.getByLabel("Password", { exact: true }).fill(who.password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  const endSessions = async () => {
    const user = site.db.selectFrom("users").select("id").where("email", "=", who.email);
    await site.db.deleteFrom("sessions").where("user_id", "in", user).execute();
  };
  await page.goto(TAB);
  const content = page.getByLabel("Content (HTML)");
  const send = page.getByRole("button", { name: /^Send to \d+ subscribers$/ });
  await page.getByLabel("Subject").fill("Meeting");
  await content.fill("At six");
  await send.click();
  await nextPage(page, /[?&]preview=team-update/);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await content.fill("At seven");
  await endSessions();
  await send.click();
  await nextPage(page, /\/admin\/login\?next=/);
  await signIn();
  await expect(page.getByLabel("Subject")).toHaveValue("Meeting");
  await expect(content).toHaveValue("At seven");

  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The draft was discarded." })).toBeVisible();
  await expect(content).toHaveValue("");
  await page.reload();
  await expect(content).toHaveValue("");
});

test("a failed request shows an error and preserves the input @with-script", {
  tag: ["@staff-2.5", "@staff-4.3", "@staff-8.4"],
}, async ({ context, site }) => {
  const page = await ownStaffPage(context, site);
  await addPeople(site, 1, { wantsNews: 1, wantsTeamUpdates: 1 });
  await addArticle(site.db);
  await page.goto(`${TAB}&confirm=newsletter`);
  // Until then a button sends its form as it does without script: by a post that nothing here holds.
  await untilTakenOver(page);
  /** Presses a button. Its post is held until the button says so and cannot be pressed again, and is lost then. */
  const pressInVain = async (name: string | RegExp) => {
    let lose = () => {};
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route("**/newsletter.data*", async (route) => {
      if (route.request().method() === "POST") await lost;
      await route.abort();
    });
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    lose();
  };
  await pressInVain("Send Newsletter Now");
  await expect(page.getByRole("alert")).toContainText(/Error sending newsletter$/);
  await page.goto(TAB);
  await untilTakenOver(page);
  await page.getByLabel("Subject").fill("Meeting");
  await page.getByLabel("Content (HTML)").fill("At six");
  await pressInVain(/^Send to/);
  await expect(page.getByRole("alert")).toContainText("Failed to send team update. Please try again.");
  await expect(page.getByLabel("Content (HTML)")).toHaveValue("At six");
});
