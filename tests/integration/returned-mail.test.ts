import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailMark } from "~/mail/mail-mark.server";
import { deliveryReport } from "../support/returned-mails";
import { type Site, startSite } from "../support/server";
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
