import { afterAll, beforeAll, expect, it } from "vitest";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { addSubscriber, mailSettings } from "../support/newsletter";
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
