import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveryReport } from "#tests/support/returned-mails";
import { testServices } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import type { RepliedKind } from "~/database/schema/schema.server";
import { parseMail } from "~/features/bounces/parse-mail.server";
import { fileName } from "~/features/bounces/persons-mail.server";
import { erasePerson } from "~/features/data-requests/erase-person.queries.server";
import { notificationMails } from "~/features/notifications/notification-mails.server";
import { loadTimeline } from "~/features/people/load-also-from.server";
import { loadSearch } from "~/features/people/load-search.server";
import type { PublicServices } from "~/server/services.server";
import { deleteOrphanedReplies } from "../replies.queries.server";
import { replyMails } from "../reply-mails.server";
import { answerAddress } from "./answer-address.server";
import { answerFileResponse, loadAnswers } from "./load-answers.server";
import { answerTaker } from "./take-answer.server";

const WROTE = "2026-11-19T09:00:00.000Z";
const REPLIED = "2026-11-20T09:00:00.000Z";
const now = new Date("2026-11-21T12:00:00.000Z");
const IN_A_DAY = "2026-11-22T12:00:00.000Z";
const ID = `<${"a".repeat(32)}@aa.example>`;
const PERSON = "contact.x@example.org";

let services: PublicServices;
let db: Database;
beforeEach(async () => {
  services = await testServices({
    MAIL_FROM: "After Automation <news@aa.example>",
    ANSWER_ADDRESS: "team@aa.example",
  });
  ({ db } = services);
  await fillForms(db, "x", WROTE);
  await replyTo("contact");
});
afterEach(() => db.destroy());

async function replyTo(kind: RepliedKind, { id = `reply-${kind}`, messageId = ID, at = REPLIED } = {}) {
  const record_id = `${kind}-x`;
  const recipient = `${kind}.x@example.org`;
  const text = { subject: "Your message", text: "Hello", quoted: "" };
  await db
    .insertInto("replies")
    .values({
      ...{ id, kind, record_id, recipient, name: "Cara x", ...text },
      ...{ reply_to: null, decision: null, sent_by: "ann@aa.example", created_at: at },
    })
    .execute();
  await db
    .updateTable("replies")
    .set({ mail_status: "sent", message_id: messageId })
    .where("id", "=", id)
    .execute();
  if (kind !== "report")
    await db
      .updateTable("contact_submissions")
      .set({ responded_at: at, responded_by: "ann@aa.example" })
      .where("id", "=", record_id)
      .execute();
}

interface Parts {
  from?: string;
  to?: string;
  headers?: readonly string[];
  body?: string;
}

let mails = 0;

function mail({
  from = PERSON,
  to = "team@aa.example",
  headers = [`In-Reply-To: ${ID}`],
  body = "Thank you",
}: Parts = {}) {
  mails += 1;
  const own = [
    `From: Cara <${from}>`,
    `To: ${to}`,
    "Subject: Re: Your message",
    `Message-ID: <${mails}@example.org>`,
  ];
  const type = headers.some((line) => /^Content-Type:/i.test(line))
    ? []
    : ["Content-Type: text/plain; charset=utf-8"];
  return Buffer.from([...own, ...type, ...headers, "", body].join("\r\n"));
}

async function take(raw: Buffer) {
  const parsed = await parseMail(raw);
  return parsed.mail !== null && (await answerTaker(db, services.env)(parsed.mail, now));
}

const answers = () => loadAnswers(db, "contact-x");
const row = async () =>
  await db
    .selectFrom("contact_submissions")
    .select(["responded_at", "responded_by", "due_again_at", "snoozed_until", "danger"])
    .where("id", "=", "contact-x")
    .executeTakeFirst();

const numberOf = async () =>
  (await db.selectFrom("replies").select("number").executeTakeFirst())?.number ?? 0;

describe("an answer is known", () => {
  it("by the mail that it answers, in either header, and opens the row again with a time", async () => {
    expect(await take(mail())).toBe(true);
    expect(await take(mail({ headers: [`References: <1@elsewhere.example> ${ID}`] }))).toBe(true);
    expect(await answers()).toMatchObject([
      { text: "Thank you" },
      { text: "Thank you", otherSender: null, name: "Cara" },
    ]);
    expect(await row()).toEqual({
      responded_at: null,
      responded_by: null,
      due_again_at: IN_A_DAY,
      snoozed_until: null,
      danger: null,
    });
  });

  it("by the address that it went to, in whatever case, and by none that is made up", async () => {
    const to = answerAddress(services.env, "team@aa.example", await numberOf());
    expect(to).toMatch(/^team\+1\.[a-z0-9_-]{16}@aa\.example$/);
    expect(await take(mail({ to: to.toUpperCase(), headers: [] }))).toBe(true);
    expect(await take(mail({ headers: [`Delivered-To: ${to}`] }))).toBe(true);
    const forged = to.replace(/\.[^@]+@/, ".abcdefghijklmnop@");
    expect(await take(mail({ to: forged, headers: [] }))).toBe(false);
    expect(await take(mail({ to: to.replace("+1.", "+2."), headers: [] }))).toBe(false);
    expect(await answers()).toHaveLength(2);
  });

  it("also while the mail's own record is there and the reply has none of it yet", async () => {
    await db.updateTable("replies").set({ mail_id: 7, message_id: "<other@aa.example>" }).execute();
    const times = { created_at: REPLIED, next_attempt_at: REPLIED };
    await db
      .insertInto("mails")
      .values({
        id: 7,
        kind: "reply",
        campaign_id: null,
        reference: "reply-contact",
        recipient: PERSON,
        ...times,
      })
      .execute();
    await db.updateTable("mails").set({ message_id: ID }).execute();
    expect(await take(mail())).toBe(true);
  });

  it("once, however often it is delivered", async () => {
    const raw = mail();
    expect([await take(raw), await take(raw)]).toEqual([true, true]);
    expect(await answers()).toHaveLength(1);
    expect(
      await db.selectFrom("notifications").select("id").where("is_answer", "=", 1).execute(),
    ).toHaveLength(1);
  });

  it("with its address where it came from another one", async () => {
    await take(mail({ from: "cara@work.example" }));
    expect(await answers()).toMatchObject([{ otherSender: "cara@work.example" }]);
  });

  it("by a subject that sounds like a report, where it begins as answers do", async () => {
    const raw = mail().toString().replace("Re: Your message", "Re: Delivery status of my claim");
    expect(await take(Buffer.from(raw))).toBe(true);
  });
});

describe("no answer is", () => {
  it.each([
    ["an automatic reply", ["Auto-Submitted: auto-replied"]],
    ["a generated mail", ["Auto-Submitted: auto-generated (vacation)"]],
    ["a mail of a list", ["Precedence: list"]],
    ["a vacation note of an old program", ["Precedence: bulk"]],
    ["one that says so in a field of its own", ["X-Autoreply: yes"]],
    ["a mail that a server returns", ["Return-Path: <>"]],
  ])("%s", async (_, headers) => {
    expect(await take(mail({ headers: [`In-Reply-To: ${ID}`, ...headers] }))).toBe(false);
    expect(await answers()).toEqual([]);
    expect(await row()).toMatchObject({ responded_at: REPLIED });
  });

  it("an absence by its subject, a delivery report, a copy of our own mail, or what answers nothing of ours", async () => {
    const absent = mail().toString().replace("Re: Your message", "Fuera de la oficina: Your message");
    expect(await take(Buffer.from(absent))).toBe(false);
    expect(await take(Buffer.from(deliveryReport({ id: ID, status: "5.1.1" })))).toBe(false);
    expect(await take(mail({ from: "News@aa.example" }))).toBe(false);
    expect(await take(mail({ headers: ["In-Reply-To: <x@elsewhere.example>"] }))).toBe(false);
    expect(await take(mail({ headers: [] }))).toBe(false);
    expect(await answers()).toEqual([]);
  });
});

describe("the row of an answer", () => {
  it("ends its snooze, and is due earlier but never later than it was", async () => {
    const waits = { responded_at: null, responded_by: null, snoozed_until: "2026-12-01T00:00:00.000Z" };
    await db
      .updateTable("contact_submissions")
      .set({ ...waits, due_again_at: "2026-12-01T00:00:00.000Z" })
      .execute();
    await take(mail());
    expect(await row()).toMatchObject({ due_again_at: IN_A_DAY, snoozed_until: null });
    await db.updateTable("contact_submissions").set({ due_again_at: REPLIED }).execute();
    await take(mail());
    expect(await row()).toMatchObject({ due_again_at: REPLIED });
  });

  it("is urgent where the answer tells of danger, and not where only our own words below it do", async () => {
    await take(mail({ body: "Thank you.\r\n\r\nOn Nov 20, 2026, Ann wrote:\r\n> i want to kill myself" }));
    expect(await row()).toMatchObject({ danger: null });
    await take(mail({ body: "I do not want to live any more, I want to kill myself" }));
    expect(await row()).toMatchObject({ danger: "self", due_again_at: "2026-11-21T16:00:00.000Z" });
    const [answer] = await answers();
    expect(answer?.text).toContain("kill myself");
  });

  it("is open again where it is a report", async () => {
    await replyTo("report", { messageId: "<report@aa.example>" });
    await db.updateTable("resource_reports").set({ status: "resolved", resolved_at: REPLIED }).execute();
    await take(mail({ from: "report.x@example.org", headers: ["In-Reply-To: <report@aa.example>"] }));
    const report = db.selectFrom("resource_reports").select(["status", "resolved_at", "due_again_at"]);
    expect(await report.executeTakeFirst()).toEqual({
      status: "open",
      resolved_at: null,
      due_again_at: IN_A_DAY,
    });
  });

  it("is announced to staff as an answer, without its words", async () => {
    await db.deleteFrom("notifications").execute();
    await take(mail({ body: "The forms about my rent are filled in" }));
    const kind = notificationMails({
      recipients: ["s@aa.example"],
      organization: "AA",
      siteUrl: "https://aa.example",
    });
    await kind.enqueueDue?.(db, now);
    const queued = await db
      .selectFrom("mails")
      .selectAll()
      .where("kind", "=", "notification")
      .executeTakeFirstOrThrow();
    const rendered = await kind.render(db, queued, now);
    expect(rendered?.subject).toBe("Answer to our mail: contact message");
    expect(rendered?.text).toContain("https://aa.example/admin/dashboard/inbox?row=contact%3Acontact-x");
    expect(rendered?.text).not.toContain("rent");
  });

  it("takes no more than a hundred", async () => {
    for (let count = 0; count < 100; count++) await take(mail());
    expect(await take(mail())).toBe(false);
    expect(await answers()).toHaveLength(100);
  });
});

describe("the next reply", () => {
  it("is answered at an address of its own, and belongs to the conversation", async () => {
    await take(mail());
    await replyTo("contact", {
      id: "second",
      messageId: "<second@aa.example>",
      at: "2026-11-22T09:00:00.000Z",
    });
    const kind = replyMails({ organization: "AA", env: services.env });
    const due = { id: 1, campaign_id: null, recipient: PERSON, attempts: 0, message_id: null };
    const times = { next_attempt_at: REPLIED, first_tried_at: null, created_at: REPLIED };
    const rendered = await kind.render(db, { ...due, ...times, reference: "second" }, now);
    expect(rendered?.replyTo).toBe(answerAddress(services.env, "team@aa.example", 2));
    expect(rendered?.headers).toEqual({
      "In-Reply-To": `<${mails}@example.org>`,
      References: `${ID} <${mails}@example.org>`,
    });
    const first = await kind.render(db, { ...due, ...times, reference: "reply-contact" }, now);
    expect(first?.headers).toEqual({});
  });
});

const multipart = (...parts: readonly (readonly string[])[]) => ({
  headers: [`In-Reply-To: ${ID}`, 'Content-Type: multipart/mixed; boundary="cut"'],
  body: [...parts.flatMap((lines) => ["--cut", ...lines]), "--cut--"].join("\r\n"),
});
const text = ["Content-Type: text/plain", "", "See the letter"];
const file = (name: string, content: string) => [
  "Content-Type: text/html",
  `Content-Disposition: attachment; filename="${name}"`,
  "Content-Transfer-Encoding: base64",
  "",
  ...(Buffer.from(content)
    .toString("base64")
    .match(/.{1,76}/g) ?? []),
];

describe("a file in an answer", () => {
  it("is saved, and never shown as what it calls itself", async () => {
    await take(mail(multipart(text, file("../../letter “1”.html", "<script>alert(1)</script>"))));
    const [answer] = await answers();
    expect(answer).toMatchObject({ text: "See the letter", files: [{ name: "letter “1”.html", bytes: 25 }] });
    const [, , , id = "", position = ""] = (answer?.files[0]?.to ?? "").split("/");
    const response = await answerFileResponse(db, id, position);
    expect(await response.text()).toBe("<script>alert(1)</script>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="letter _1_.html"; filename*=UTF-8''letter%20%E2%80%9C1%E2%80%9D.html`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    for (const place of ["1", "-1", "x", ""])
      expect((await answerFileResponse(db, id, place)).headers.get("Location")).toBe(
        "/admin/dashboard/inbox",
      );
  });

  it("is named as left out where it is too large, or one of too many", async () => {
    const many = Array.from({ length: 12 }, (_, place) => file(`${place}.txt`, "a"));
    await take(mail(multipart(text, file("large.bin", "x".repeat(5 * 1024 * 1024 + 1)), ...many)));
    const files = (await answers())[0]?.files ?? [];
    expect(files.filter(({ to }) => to === null).map(({ name }) => name)).toEqual([
      "large.bin",
      "9.txt",
      "10.txt",
      "11.txt",
    ]);
  });

  it.each([
    ["C:\\fakepath\\Scan.pdf", "Scan.pdf"],
    ["..", ""],
    [".htaccess", "htaccess"],
    ["a\u202egnp.exe", "a gnp.exe"],
    ['we"ird|na<me>?.txt', "we_ird_na_me__.txt"],
    [`${"long".repeat(100)}.docx`, `${"long".repeat(100).slice(0, 95)}.docx`],
  ])("has a name that is safe: %s", (given, name) => {
    expect(fileName(given)).toBe(name);
  });
});

describe("hostile and broken mail", () => {
  it.each([
    ["of a charset that nobody knows", "Content-Type: text/plain; charset=klingon-8", "Thank you"],
    [
      "of HTML alone",
      "Content-Type: text/html",
      "<style>p{}</style><p>Thank <b>you</b><p>Cara<script>1</script>",
    ],
    [
      "of quoted-printable that breaks off",
      "Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable",
      "Thank you=\r\n=E",
    ],
  ])("%s is read as far as it goes", async (_, type, body) => {
    await take(mail({ headers: [`In-Reply-To: ${ID}`, type], body }));
    expect((await answers())[0]?.text).toMatch(/^Thank you/);
  });

  it.each([
    ["no end of a part", { ...multipart(text), body: "--cut\r\n\r\nHello" }],
    ["no parts at all", { ...multipart(), body: "Hello" }],
    ["a header of a megabyte", { headers: [`References: ${"<a@b.example> ".repeat(70_000)}`] }],
    ["signs that no screen shows", { body: "\u0000\u202eHello\u0007" }],
    [
      "parts within parts",
      {
        headers: [`In-Reply-To: ${ID}`, "Content-Type: multipart/mixed; boundary=b0"],
        body: Array.from(
          { length: 400 },
          (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n`,
        ).join("\r\n"),
      },
    ],
  ])("with %s throws nothing", async (_, parts) => {
    await expect(take(mail(parts))).resolves.toBeTypeOf("boolean");
    for (const { text: shown } of await answers()) expect(shown).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

describe("the data of an answer", () => {
  it("is found by search and with the person, and goes with the person, from whichever address it came", async () => {
    await take(mail({ ...multipart(text, file("a.txt", "a")), from: "cara@work.example" }));
    const found = await loadSearch(db, new URLSearchParams({ q: "letter", kind: "answer" }));
    expect(found.groups[0]?.hits).toMatchObject([{ to: "/admin/dashboard/contact/contact-x" }]);
    const timeline = await loadTimeline(db, { kind: "contact", id: "contact-x" });
    expect(timeline?.entries).toContainEqual(
      expect.objectContaining({ label: "They answered: Re: Your message" }),
    );
    const left = async () => [
      await db.selectFrom("mail_answers").select("id").execute(),
      await db.selectFrom("mail_answer_files").select("position").execute(),
    ];
    const until = now.toISOString();
    await db
      .transaction()
      .execute((trx) => erasePerson(trx, { address: "cara@work.example", scope: "everything", until }));
    expect(await left()).toEqual([[], []]);
    await take(mail(multipart(text, file("a.txt", "a"))));
    await db
      .transaction()
      .execute((trx) => erasePerson(trx, { address: PERSON, scope: "everything", until }));
    expect(await left()).toEqual([[], []]);
    expect(await take(mail())).toBe(false);
  });

  it("stays while its row can be restored, and goes with it for good", async () => {
    await take(mail(multipart(text, file("a.txt", "a"))));
    await deleteOrphanedReplies(db);
    expect(await answers()).toHaveLength(1);
    await db.deleteFrom("contact_submissions").execute();
    await deleteOrphanedReplies(db);
    expect(await answers()).toEqual([]);
    expect(await db.selectFrom("mail_answer_files").select("position").execute()).toEqual([]);
  });
});
