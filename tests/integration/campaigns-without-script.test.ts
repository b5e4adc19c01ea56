import { afterAll, beforeAll, expect, it } from "vitest";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { addArticle, addSubscriber, mailSettings } from "../support/newsletter";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

const READERS = 3;
/** No word to staff. */
const FAST = { MAIL_PER_SECOND: "100000", STAFF_MAIL_TO: "none", ...mailSettings };

let site: Site;
let sink: SmtpSink;
let reader: Reader;
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startSite({ seed: false });
  for (let index = 0; index < READERS; index += 1)
    await addSubscriber(site.db, `reader${index}@example.org`, { wantsNews: 0, wantsTeamUpdates: 1 });
  reader = new Reader(site, await cookieOf(site, await makeStaff(site)));
});
afterAll(async () => {
  await site.stop();
  await sink.stop();
});

const SEND = `Send to ${READERS} subscribers`;
const SENT = `Team update sent successfully to ${READERS} subscribers!`;

const written = (subject: string, content: string) => ({ Subject: subject, "Content (HTML)": content });
const mailOn = async (page: Page) => (await reader.ask(page.one("iframe").attribute("src") ?? "")).text();
const progress = (page: Page) => page.withId("progress").words;

/** Loads a page until it says something, as it does by itself in a browser. */
const untilItSays = (page: Page, words: string) =>
  waitFor(words, async () => {
    const again = await reader.open(page.address);
    return progress(again).includes(words) && again;
  });

it("writes, previews, edits and sends a team update, and sends again what the mail server refused", {
  tags: ["@staff-1", "@staff-4.3", "@staff-8.3"],
}, async () => {
  let page = await reader.open("/admin/dashboard/newsletter");
  page = await page.main.send(SEND);
  expect(page.main.field("Subject").description).toContain("Enter a subject");
  expect(page.main.field("Content (HTML)").description).toContain("Enter the content");

  const first = '<h1>Dear all</h1><p onclick="x()">At <b>six</b></p><img src="https://track.example/x.gif">';
  page = await page.main.send(SEND, written("Meeting", first));
  expect(page.address).toMatch(/[?&]preview=team-update/);
  const mail = await mailOn(page);
  expect(mail).toContain("<b>six</b>");
  expect(mail).toContain("Unsubscribe");
  expect(mail).not.toMatch(/track\.example|onclick/);
  expect(page.main.words).toContain("Removed from your content: pictures and actions of scripts.");
  expect(page.main.words).toContain("DEAR ALL");

  page = await page.main.follow("Edit");
  expect(page.main.field("Content (HTML)").value).toContain("Dear all");
  const second = "Dear all,\n\nit is at **six**, see https://fair.example and www.bank.com.\n\n- Bread";
  page = await page.main.send("Save and preview", written("Meeting on Friday", second));
  expect(await mailOn(page)).toMatch(/<h1[^>]*>Meeting on Friday/);
  expect(page.main.one("li", /^www\.bank\.com/).words).toContain("https://www.bank.com");
  page = await page.main.send(SEND);
  const id = Number(new URL(page.address, site.url).searchParams.get("campaign"));
  page = await page.main.send(controlLabels.sendNow.idle);
  const worker = site.run("worker", [], { ...FAST, SMTP_URL: sink.url });
  page = await untilItSays(page, SENT);
  await worker.end("SIGTERM");
  const sent = sink.mails.map(({ mail }) => mail).find(({ subject }) => subject === "Meeting on Friday");
  expect(sent?.html).toContain(
    '<p>it is at <strong>six</strong>, see <a href="https://fair.example">https://fair.example</a> and <a href="https://www.bank.com">www.bank.com</a>.</p>',
  );
  expect(sent?.text).toMatch(/www\.bank\.com\s<https:\/\/www\.bank\.com>/);
  expect(sent?.text).toContain("- Bread");
  expect([page.main.field("Subject").value, page.main.field("Content (HTML)").value]).toEqual(["", ""]);

  // Had the mail server refused them all, the same page would say so.
  await site.db
    .updateTable("mails")
    .set({ status: "failed", last_error: "550 no such mailbox" })
    .where("campaign_id", "=", id)
    .execute();
  page = await untilItSays(page, "Failed to send team update. Please try again.");
  expect(progress(page)).toContain("550 no such mailbox");
  const details = await page.withId("progress").follow("Details of this campaign");
  const path = `/admin/dashboard/newsletter/campaigns/${id}`;
  expect(details.address).toBe(path);
  const addresses = details.named("The addresses, and what the mail server said");
  expect(addresses.all("tr")).toHaveLength(READERS + 1);
  expect(addresses.words).toContain("550 no such mailbox");
  const csv = await (await reader.ask(`${path}/addresses.csv`)).text();
  expect(csv.match(/550 no such mailbox/g)).toHaveLength(READERS);
  expect((await details.follow("The mail")).heading).toBe("Meeting on Friday");
  expect((await reader.open("/admin/system")).named("Mail").words).toContain("550 no such mailbox");

  // As it was called in version 1.0.0.
  const old = await reader.open(`/admin/dashboard/newsletter/sends/${id}`);
  expect(old.address).toBe(path);
  page = await old.send(`Retry ${READERS} failed mails`);
  expect(progress(page)).toContain(`Queued${READERS}`);
  const last = site.run("worker", [], { ...FAST, SMTP_URL: sink.url });
  await untilItSays(page, SENT);
  await last.end("SIGTERM");
});

it("tests the newsletter, asks, takes it back, pauses it, sends it once, and says when nothing is new", {
  tags: ["@staff-2.5", "@staff-8.4"],
}, async () => {
  for (const name of ["one", "two"]) await addSubscriber(site.db, `${name}@example.org`, { wantsNews: 1 });
  await addArticle(site.db, { title: "Night shift over" });
  const send = (from: Page) => from.main.send("Send Newsletter Now");
  const tab = "/admin/dashboard/newsletter";
  let page = await reader.open(`${tab}?q=nobody`);
  const panel = page.named("Send Newsletter").words;
  expect(panel).toContain("Send weekly newsletter to 2 subscribers");
  expect(panel).toContain("Night shift over");
  page = await send(page);
  expect(page.address).toContain("?q=nobody&confirm=newsletter");
  expect(page.main.words).toContain("It goes to 2 subscribers.");
  expect(await mailOn(page)).toContain("Night shift over");
  page = await page.main.send("Send a test to me");
  expect(page.says("status")).toMatch(/A test mail to /);

  // What was previewed is what is sent.
  await addArticle(site.db, { title: "Canteen saved" });
  page = await send(page);
  expect(page.says("alert")).toContain("New in it: “Canteen saved”.");
  expect(await mailOn(page)).toContain("Canteen saved");
  page = await send(page);
  expect(progress(page)).toMatch(/Goes out at \d\d:\d\d:\d\d UTC\./);
  page = await page.main.send(controlLabels.undo.idle);
  expect(progress(page)).toContain("The newsletter was stopped. 0 of 2 subscribers have it.");
  page = await send(await send(page));
  page = await page.main.send(controlLabels.sendNow.idle);
  expect(progress(page)).toContain("You can leave this page");
  expect(progress(page)).toContain("Queued2Sent0");
  page = await page.main.send(controlLabels.pause.idle);
  expect(progress(page)).toContain("No further mail goes out until it is resumed.");
  page = await page.main.follow(controlLabels.cancel.idle);
  expect(page.main.words).toContain("0 already have it, which can't be undone. The other 2 will not get it.");
  page = await (await page.main.follow("Go on sending")).main.send(controlLabels.resume.idle);
  expect(page.main.all("button", controlLabels.pause.idle)).toHaveLength(1);

  // No one else can send it as well.
  const who = { email: "bea@example.org", password: "correct horse battery" };
  const other = await new Reader(site, await cookieOf(site, await makeStaff(site, who))).open(tab);
  expect(other.main.words).toContain("A newsletter is being sent. The next one can be sent when it is done.");
  expect(other.main.all("button", "Send Newsletter Now")).toEqual([]);

  const worker = site.run("worker", [], { ...FAST, SMTP_URL: sink.url });
  page = await untilItSays(page, "Newsletter sent successfully!");
  await worker.end("SIGTERM");
  expect(progress(page)).toContain("It was sent to 2 subscribers.");
  expect(progress(page)).toContain("Sent2");
  const past = page.main.all("tr", /Newsletter.*Canteen saved/).map(({ words }) => words);
  // The newest first; the one that was undone follows.
  expect(past).toEqual([expect.stringContaining("2"), expect.stringContaining("stopped")]);
  const again = page.main.one("button", "Send Newsletter Now");
  expect(again.attribute("disabled")).toBeDefined();
  expect(again.description).toContain("No article was added since the last newsletter");
});

it("edits the next newsletter, previews and tests it, and discards the draft", async () => {
  await addArticle(site.db, { title: "Older story", publishedDate: "2026-01-01" });
  await addArticle(site.db, { title: "Newer story", publishedDate: "2099-01-01" });
  let page = await (await reader.open("/admin/dashboard/newsletter")).main.follow("Edit before sending");
  page = await page.main.send("Save and preview", {
    "Place: Older story": "1",
    "Place: Newer story": "2",
    Subject: "Picked by us",
    Introduction: "Dear all,\n\nread this first.",
  });
  expect(page.heading).toBe("Picked by us");
  expect(await mailOn(page)).toMatch(/read this first\.[\s\S]*Older story[\s\S]*Newer story/);
  page = await page.main.follow("Back to the draft");
  page = await page.main.send("Save and send a test to me", { Day: "2001-01-01", Subject: "Picked by you" });
  expect(page.main.field("Time of day").description).toContain("Enter the time of day");
  expect(page.main.field("Subject").value).toBe("Picked by you");
  page = await page.main.send("Save and send a test to me", { Day: "" });
  expect(page.says("status")).toMatch(/A test mail to /);
  page = await page.main.send("Discard draft");
  expect(page.says("status")).toContain("The draft was discarded.");
  expect(page.main.field("Subject").value).not.toContain("Picked");
});
