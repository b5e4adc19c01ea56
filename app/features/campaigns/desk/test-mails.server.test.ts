import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders, addSubscriber } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { startSmtpSink } from "#tests/support/smtp-sink";
import { makeStaff } from "#tests/support/staff";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { createMailer } from "~/mail/mailer.server";
import type { Services } from "~/server/services.server";
import { sendingHandlers } from "./sending-handlers.server";
import { loadSending } from "./sending-page.server";
import { TEST_QUEUE, testMails } from "./test-mails.server";

const TAB = "http://site/admin/dashboard/newsletter";
const ann = { userId: "", email: "ann@example.org" };

let services: Services;
beforeEach(async () => {
  services = await testServices({ SITE_URL: "https://aa.example" });
  ann.userId = await makeStaff(services);
  await addReaders(services.db, 2);
  await addSubscriber(services.db, ann.email);
  await addArticle(services.db, { title: "Strike" });
});
afterEach(() => services.db.destroy());

async function post(fields: Record<string, string>, url = TAB): Promise<string | number | undefined> {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  try {
    return (await handleForms(request, sendingHandlers(request, services, ann))).init?.status;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get("Location") ?? "";
  }
}

const page = (search = "") => loadSending(services, ann, new URLSearchParams(search), new Date());
const stored = () => services.db.selectFrom("test_mails").select(["kind", "subject"]).execute();

async function send() {
  const sink = await startSmtpSink();
  const mailer = createMailer({
    smtpUrl: sink.url,
    from: "news@example.org",
    outboxDirectory: "",
    perSecond: 1000,
  });
  const { signal } = new AbortController();
  const job = { db: services.db, mailer, domain: "aa.example", now: () => new Date(), signal };
  await runQueue({ ...job, kind: testMails("https://aa.example"), queue: TEST_QUEUE });
  mailer.close();
  await sink.stop();
  return sink.mails;
}

describe("a test mail", () => {
  it("goes to the member of staff alone, once for each page, with links that change nothing", async () => {
    const { key } = (await page()).test;
    for (const url of [`${TAB}?confirm=newsletter`, TAB])
      expect(await post({ form: "newsletter-test", key }, url)).toMatch(
        /sent=newsletter-test#send-newsletter$/,
      );
    expect((await page()).test.last).toMatchObject({ waits: true, text: "it waits to be sent." });
    const mails = await send();
    expect(mails.map(({ to }) => to)).toEqual([[ann.email]]);
    const content = mails[0]?.raw ?? "";
    expect(content).toContain("Subject: [Test] Strike");
    expect(content.replace(/\r\n /g, " ")).toContain(
      "<https://aa.example/newsletter/unsubscribe?token=test>",
    );
    expect((await page()).test.last).toMatchObject({
      waits: false,
      text: "the mail server has accepted it.",
    });
    expect(await stored()).toEqual([]);
    expect(await services.db.selectFrom("campaigns").select("id").execute()).toEqual([]);
    expect((await page()).newsletter.subject).toContain("Strike");
  });

  it("is of the draft that was previewed", async () => {
    const { key } = (await page()).test;
    expect(await post({ form: "team-update-test", key })).toBe(400);
    await post({ form: "team-update", subject: "Meeting", content: "At six" });
    expect(await post({ form: "team-update-test", key }, `${TAB}?preview=team-update`)).toMatch(
      /preview=team-update&sent=team-update-test#send-team-update$/,
    );
    expect(await stored()).toEqual([{ kind: "team_update", subject: "Meeting" }]);
  });

  it("says what the mail server said", async () => {
    const { key } = (await page()).test;
    await post({ form: "newsletter-test", key });
    const last_error = "Invalid login: 535 5.7.8 Authentication failed";
    await services.db.updateTable("mail_queues").set({ last_error }).execute();
    expect((await page()).test.last?.text).toMatch(/^it waits to be sent. The mail server does not accept/);
  });

  it.each(["", "x", "../../etc"])("is not sent with the key %j", async (key) => {
    expect(await post({ form: "newsletter-test", key })).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
