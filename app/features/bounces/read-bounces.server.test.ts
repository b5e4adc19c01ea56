import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { complaint, deliveryReport, freeText, noAnswers } from "#tests/support/returned-mails";
import { testSecrets } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { readMaildir, readMbox } from "./mailbox.server";
import { describeBounces, readBounces } from "./read-bounces.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = "550 5.1.1 User unknown";

let db: Database;
let now = new Date("2026-11-20T12:00:00.000Z");
beforeEach(async () => {
  db = await openTestDatabase();
  now = new Date("2026-11-20T12:00:00.000Z");
});
afterEach(() => db.destroy());

let mails = 0;

/** @returns the Message-ID of a mail that was handed to a server */
async function sendTo(recipient: string): Promise<string> {
  mails += 1;
  const id = `<${mails.toString(16).padStart(32, "0")}@example.org>`;
  await enqueueMail(db, { kind: "newsletter", campaignId: null }, { recipient, reference: null }, now);
  await db.updateTable("mails").set({ message_id: id }).where("message_id", "is", null).execute();
  return id;
}

const read = async (...texts: string[]) =>
  (
    await readBounces(
      db,
      readMbox(Readable.from(texts.map((text) => Buffer.from(mbox(text))))),
      () => now,
      testSecrets,
      noAnswers,
    )
  ).counts;

const mbox = (text: string) =>
  `From MAILER-DAEMON Mon Nov 16 09:00:00 2026\n${text.replaceAll("\r\n", "\n").replace(/^(>*From )/gm, ">$1")}\n`;

const stopped = () =>
  db.selectFrom("undeliverable_addresses").select(["email", "reason", "detail"]).execute();

describe("returned mail", () => {
  it("stops mail to an address that does not exist, and says what the server said", async () => {
    const id = await sendTo("Ann@example.net");
    await read(deliveryReport({ id, status: "5.1.1", diagnostic: UNKNOWN }));
    expect(await stopped()).toEqual([{ email: "Ann@example.net", reason: "hard", detail: UNKNOWN }]);
  });

  it.each([
    ["qmail", freeText.qmail],
    ["Exim", freeText.exim],
  ])("is understood in the words of %s", async (_, returned) => {
    await read(returned(await sendTo("ann@example.net")));
    expect(await stopped()).toMatchObject([{ reason: "hard" }]);
  });

  it("stops mail to who complained, though the report does not name the address", async () => {
    await read(complaint(await sendTo("ann@example.net")));
    expect(await stopped()).toMatchObject([{ email: "ann@example.net", reason: "complaint" }]);
  });

  it("is about the address that the mail went to, whoever forwarded it", async () => {
    const id = await sendTo("ann@example.net");
    await read(deliveryReport({ id, status: "5.1.1", to: "other@elsewhere.example" }));
    expect(await stopped()).toMatchObject([{ email: "ann@example.net" }]);
  });

  it("stops nothing when it is about a mail that this site did not send", async () => {
    await sendTo("ann@example.net");
    const forged = `<${"f".repeat(32)}@example.org>`;
    expect(await read(deliveryReport({ id: forged, status: "5.1.1" }))).toMatchObject({ other: 1 });
    expect(await stopped()).toEqual([]);
  });

  it("counts a delay and the failure that follows it as one passing problem", async () => {
    const reports = async () => {
      const id = await sendTo("ann@example.net");
      return ["delayed", "failed"].map((action) => deliveryReport({ id, action, status: "4.4.7" }));
    };
    expect(await read(...(await reports()), ...(await reports()))).toMatchObject({ counted: 2, known: 2 });
    expect(await stopped()).toEqual([]);
  });

  it("stops nothing for receipts, automatic replies and people's answers", async () => {
    const id = await sendTo("ann@example.net");
    const counts = await read(
      deliveryReport({ id, action: "delivered", status: "2.0.0" }),
      complaint(id, "not-spam"),
      freeText.vacation(id),
      freeText.reply(id),
    );
    expect(counts).toMatchObject({ ignored: 4 });
    expect(await stopped()).toEqual([]);
  });

  it("stops nothing for a refusal of this site's mail, and names it", async () => {
    const id = await sendTo("ann@example.net");
    const returned = deliveryReport({
      id,
      status: "5.7.1",
      diagnostic: "550 5.7.1 Blocked: listed by example",
    });
    const summary = await readBounces(
      db,
      readMbox(Readable.from([Buffer.from(returned)])),
      () => now,
      testSecrets,
      noAnswers,
    );
    expect(describeBounces(summary)).toEqual([
      "Read 1 mail.",
      "1: refusals of this site's mail, not of an address.",
      "A mail server said: 550 5.7.1 Blocked: listed by example",
    ]);
    expect(await stopped()).toEqual([]);
  });

  it("stops mail for a full mailbox only when three mails have come back within 60 days", async () => {
    const full = async () =>
      deliveryReport({
        id: await sendTo("ann@example.net"),
        status: "5.2.2",
        diagnostic: "552 5.2.2 Over quota",
      });
    await read(await full());
    now = new Date(now.valueOf() + 61 * DAY_MS);
    const second = await full();
    await read(second, second, await full());
    expect(await stopped()).toEqual([]);
    now = new Date(now.valueOf() + 7 * DAY_MS);
    await read(await full());
    expect(await stopped()).toMatchObject([{ reason: "soft" }]);
  });

  it("is read to its end whatever it holds", async () => {
    const id = await sendTo("ann@example.net");
    const report = deliveryReport({ id, status: "5.1.1", diagnostic: UNKNOWN });
    const cut = Array.from({ length: 60 }, (_, part) => report.slice(0, (report.length * part) / 60));
    const noise = Array.from({ length: 60 }, (_, index) =>
      report.replaceAll(/[-:=]/g, (sign) => sign.repeat(index % 4)),
    );
    await read("", "\0\u{ffff}", "Content-Type: multipart/report", ...cut, ...noise, report);
    expect(await stopped()).toHaveLength(1);
  });
});

describe("a Maildir", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "maildir-"));
    for (const name of ["new", "cur", "tmp"]) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is read once: what was read is marked as seen", async () => {
    const [ann, bob] = [await sendTo("ann@example.net"), await sendTo("bob@example.net")];
    writeFileSync(join(folder, "new", "1.a"), deliveryReport({ id: ann, status: "5.1.1" }));
    writeFileSync(join(folder, "cur", "2.b:2,F"), deliveryReport({ id: bob, status: "5.1.1" }));
    writeFileSync(join(folder, "cur", "3.c:2,S"), "Subject: a person has read this\n\n");
    const first = await readBounces(db, readMaildir(folder), () => now, testSecrets, noAnswers);
    expect(first.counts).toMatchObject({ stopped: 2, ignored: 0 });
    expect(readdirSync(join(folder, "new"))).toEqual([]);
    expect(readdirSync(join(folder, "cur")).toSorted()).toEqual(["1.a:2,S", "2.b:2,FS", "3.c:2,S"]);
    expect(
      describeBounces(await readBounces(db, readMaildir(folder), () => now, testSecrets, noAnswers)),
    ).toEqual(["Read 0 mails."]);
  });
});
