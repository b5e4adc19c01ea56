import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { enqueueReaders, fastMailer, plainKind, QUEUE, reader } from "#tests/support/outbox";
import { noAnswers } from "#tests/support/returned-mails";
import {
  atStep,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from "#tests/support/scripted-smtp-server";
import { testSecrets } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import type { Sender } from "~/mail/compose-mail.server";
import { mailMark } from "~/mail/mail-mark.server";
import { readMbox } from "./mailbox.server";
import { readBounces } from "./read-bounces.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const SES_ID = "0100018c7d3e1f2a-0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0-000000";

let db: Database;
let server: ScriptedSmtpServer;
beforeEach(async () => {
  db = await openTestDatabase();
  server = await startScriptedSmtpServer();
});
afterEach(async () => {
  await server.stop();
  await db.destroy();
});

/** Sends mails to two readers. @returns what the server has of each */
async function send(sender: Partial<Sender> = {}) {
  await enqueueReaders(db, 2, NOW);
  const mailer = fastMailer(server.url, { secrets: testSecrets, ...sender });
  const { signal } = new AbortController();
  await runQueue({ db, mailer, domain: "aa.example", now: () => NOW, signal, kind: plainKind, queue: QUEUE });
  mailer.close();
  return server.accepted.toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

/** What a server returns that says nothing of the mail. */
const report = (headers: string[], returned: string[] = []) =>
  [
    "From: MAILER-DAEMON <>",
    ...headers,
    "Subject: failure notice",
    "",
    "550 5.1.1 User unknown",
    "",
    ...returned,
    "",
  ].join("\n");

async function read(text: string, secrets = testSecrets) {
  await readBounces(db, readMbox(Readable.from([Buffer.from(text)])), () => NOW, secrets, noAnswers);
  const rows = await db.selectFrom("undeliverable_addresses").select("email").orderBy("email").execute();
  return rows.map(({ email }) => email);
}

describe("a returned mail is known", () => {
  it("by its return path alone, in whatever case the server writes it", async () => {
    const [first, second] = await send({ bounceAddress: "bounce@example.org" });
    expect(first?.from).toMatch(/^bounce\+\d+\.[\w-]{16}@example\.org$/);
    expect(second?.from).not.toBe(first?.from);
    expect(await read(report([`Delivered-To: ${second?.from.toUpperCase()}`]))).toEqual([reader(2)]);
  });

  it.each(["X-Original-To", "To", "Return-Path"])("by its return path in %s", async (header) => {
    const [first] = await send({ bounceAddress: "bounce@example.org" });
    expect(await read(report([`${header}: <${first?.from}>`]))).toEqual([reader(1)]);
  });

  it("by a header of ours, where a relay has replaced the Message-ID", async () => {
    const [first] = await send();
    const mark = /^X-Mail-Id: \S+/im.exec(first?.raw ?? "")?.[0] ?? "";
    expect(first?.from).toBe("news@example.org");
    expect(await read(report([], [mark, "Message-ID: <other@relay.example>"]))).toEqual([reader(1)]);
  });

  it("by the id that the server gave it, in a Message-ID or in JSON", async () => {
    server.script = atStep("dot", `250 Ok ${SES_ID}`);
    await send();
    await db
      .updateTable("mails")
      .set({ server_id: "another-long-enough-1" })
      .where("recipient", "=", reader(1))
      .execute();
    await db.updateTable("mails").set({ server_id: SES_ID }).where("recipient", "=", reader(2)).execute();
    expect(await read(report([], [`Message-ID: <${SES_ID}@email.amazonses.example>`]))).toEqual([reader(2)]);
    const json = {
      notificationType: "Complaint",
      complaint: {},
      mail: { messageId: "another-long-enough-1" },
    };
    expect(await read(`Subject: AWS\n\n${JSON.stringify(json)}\n`)).toEqual([reader(1), reader(2)]);
  });

  it("stores the id of the server's answer where it is long enough not to be guessed", async () => {
    server.script = ({ step, to }) =>
      step === "dot" ? `250 2.0.0 Ok: queued as ${to === reader(1) ? SES_ID : "4F9D8123"}` : undefined;
    await send();
    const rows = await db.selectFrom("mails").select("server_id").orderBy("recipient").execute();
    expect(rows.map((row) => row.server_id)).toEqual([SES_ID, null]);
  });

  it("by the reader's id in List-Unsubscribe", async () => {
    const at = NOW.toISOString();
    const campaign = {
      kind: "newsletter",
      subject: "News",
      html: "",
      text: "",
      recipient_count: 1,
      created_by: null,
    } as const;
    const { id } = await db
      .insertInto("campaigns")
      .values({ ...campaign, scheduled_for: null, created_at: at, sent_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = {
      kind: "newsletter",
      campaign_id: id,
      reference: null,
      status: "sent",
      next_attempt_at: at,
    } as const;
    for (const [recipient, digit] of [
      ["ann@example.net", "a"],
      ["bob@example.net", "b"],
    ] as const) {
      await db
        .insertInto("newsletter_subscribers")
        .values({
          id: `reader-${digit}`,
          is_active: 1,
          wants_news: 1,
          wants_team_updates: 1,
          email: recipient,
          name: "",
          unsubscribe_token: `token-of-reader-${digit}`,
          subscribed_at: at,
        })
        .execute();
      await db
        .insertInto("mails")
        .values({ ...mail, recipient, created_at: at, message_id: `<${digit.repeat(32)}@example.org>` })
        .execute();
    }
    const header = "List-Unsubscribe: <https://aa.example/newsletter/unsubscribe?token=token-of-reader-b>";
    expect(await read(report([], [header]))).toEqual(["bob@example.net"]);
  });
});

describe("a made up report stops nobody", () => {
  it("with a mark of another mail, a mark with another secret, or one cut short", async () => {
    const [first] = await send({ bounceAddress: "bounce@example.org" });
    const [id = "", mac = ""] = (first?.from ?? "").replace(/^bounce\+|@.*$/g, "").split(".");
    const other = mailMark({ SESSION_SECRET: "another secret, long enough for the check" }, Number(id));
    for (const mark of [`${Number(id) + 1}.${mac}`, other, `${id}.${mac.slice(1)}`, `${id}.`, "1.NaN"])
      expect(await read(report([`Delivered-To: bounce+${mark}@example.org`]))).toEqual([]);
  });

  it("but is known by a secret that was replaced", async () => {
    const [first] = await send({ bounceAddress: "bounce@example.org" });
    const secrets = { SESSION_SECRET: "x".repeat(32), SESSION_SECRET_PREVIOUS: testSecrets.SESSION_SECRET };
    expect(await read(report([`To: ${first?.from}`]), secrets)).toEqual([reader(1)]);
  });
});
