import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailMark } from "~/mail/mail-mark.server";
import { childProcesses } from "../support/child-processes";
import { deliveryReport } from "../support/returned-mails";
import { type Site, startSite } from "../support/server";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

async function sendTo(recipient: string, id: string): Promise<string> {
  const at = new Date().toISOString();
  const mail = {
    kind: "team_update",
    recipient,
    status: "sent",
    created_at: at,
    next_attempt_at: at,
  } as const;
  const message_id = `<${id.repeat(32)}@example.org>`;
  await site.db
    .insertInto("mails")
    .values({ ...mail, message_id })
    .execute();
  return deliveryReport({ id: message_id, status: "5.1.1" });
}

const stopped = async () =>
  (await site.db.selectFrom("undeliverable_addresses").select("email").orderBy("email").execute()).map(
    ({ email }) => email,
  );

it("is read from a file by the command, and from a Maildir by the worker", async () => {
  const mbox = join(site.directory, "returned.mbox");
  writeFileSync(mbox, `From MAILER-DAEMON Mon Nov 16 09:00:00 2026\n${await sendTo("ann@example.net", "a")}`);
  const command = site.run("read-bounces", ["--mbox", mbox]);
  expect(await command.exit).toBe(0);
  expect(command.output()).toBe("Read 1 mail.\n1: addresses get no more newsletters.\n");

  const maildir = join(site.directory, "Maildir");
  for (const folder of ["new", "cur", "tmp"]) mkdirSync(join(maildir, folder), { recursive: true });
  writeFileSync(join(maildir, "new", "1.host"), await sendTo("bob@example.net", "b"));
  await sendTo("cid@example.net", "c");
  const { id } = await site.db
    .selectFrom("mails")
    .select("id")
    .where("recipient", "=", "cid@example.net")
    .executeTakeFirstOrThrow();
  const mark = mailMark({ SESSION_SECRET: site.env.SESSION_SECRET ?? "" }, id);
  const bare = (to: string) =>
    ["From: MAILER-DAEMON <>", `Delivered-To: ${to}`, "", "550 5.1.1 User unknown", ""].join("\n");
  writeFileSync(join(maildir, "new", "2.host"), bare(`bounce+${mark}@example.org`));
  writeFileSync(join(maildir, "new", "3.host"), bare(`bounce+${id}.abcdefghijklmnop@example.org`));
  site.run("worker", [], { BOUNCE_MAILDIR: maildir, BOUNCE_ADDRESS: "bounce@example.org" });
  await waitFor("the worker to read the Maildir", async () => (await stopped()).length === 3);
  expect(await stopped()).toEqual(["ann@example.net", "bob@example.net", "cid@example.net"]);
});

it("holds people's answers, which the worker stores, also behind a mail that nobody can parse", async () => {
  const maildir = join(site.directory, "Answers");
  for (const folder of ["new", "cur", "tmp"]) mkdirSync(join(maildir, folder), { recursive: true });
  const at = "2026-11-20T09:00:00.000Z";
  await fillForms(site.db, "back", at);
  const recipient = "contact.back@example.org";
  const ids = { id: "reply", kind: "contact", record_id: "contact-back" } as const;
  const letter = { recipient, name: "Cara", subject: "Hello", text: "Hello", quoted: "" };
  await site.db
    .insertInto("replies")
    .values({ ...ids, ...letter, reply_to: null, decision: null, sent_by: "ann@example.org", created_at: at })
    .execute();
  await site.db
    .updateTable("replies")
    .set({ mail_status: "sent", message_id: "<reply@example.org>" })
    .execute();
  const head = `From: ${recipient}\nIn-Reply-To: <reply@example.org>\nContent-Type: multipart/mixed; boundary=b\n\n`;
  // Half a minute and some hundred MB, where it is parsed to its end, and 20 seconds of the processor until it is ended.
  const hostile = `${head}${"--b\n\na\n".repeat(400_000)}`;
  writeFileSync(join(maildir, "new", "1.host"), hostile);
  const scan = Buffer.alloc(3 * 1024 * 1024, 7);
  const body = ["--b", "", "Here is the letter.", "--b", "Content-Type: application/pdf; name=letter.pdf"];
  const file = ["Content-Transfer-Encoding: base64", "", scan.toString("base64").replace(/.{76}/g, "$&\n")];
  writeFileSync(join(maildir, "new", "2.host"), `${head}${[...body, ...file, "--b--", ""].join("\n")}`);
  const worker = site.run("worker", [], { BOUNCE_MAILDIR: maildir, STAFF_MAIL_TO: "none" });
  const parser = () => childProcesses(worker.pid).find(({ command }) => command.includes("parse-mail.cjs"));
  const { pid } = await waitFor("the parser", parser);
  process.kill(pid, "SIGKILL");
  const stored = () =>
    site.db
      .selectFrom("mail_answers as answer")
      .innerJoin("mail_answer_files as file", "file.answer_id", "answer.id")
      .select(["answer.text", "file.content"])
      .execute();
  await waitFor("the answer", async () => (await stored()).length > 0);
  const [answer] = await stored();
  expect(answer?.text).toBe("Here is the letter.");
  expect(Buffer.from(answer?.content ?? []).equals(scan)).toBe(true);
});
