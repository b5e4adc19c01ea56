import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { Refusal, type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { makeStaff, makeUserWithoutRole, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { purgeExpiredMails } from "~/kits/outbox/purge-mails.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import type { Services } from "~/server/services.server";
import { accountMails } from "../accounts/account-mails.server";
import { deleteExpiredResets } from "../admins.queries.server";
import { authenticate } from "../sign-in/sign-in.server";
import { loadResetLink, requestPasswordReset, resetPassword } from "./reset-password.server";

const NEW = "the kettle sings at six";
const SITE = "https://after.example";
const now = new Date("2026-11-20T10:10:00.000Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
let services: Services;
let sink: SmtpSink;
let mailer: Mailer;
let userId: string;
beforeEach(async () => {
  services = await testServices({ CLIENT_ADDRESS_HEADER: "x-client" });
  userId = await makeStaff(services);
  sink = await startSmtpSink();
  mailer = mailerTo(sink.url);
});
afterEach(async () => {
  mailer.close();
  await sink.stop();
  await services.db.destroy();
});

function mailerTo(smtpUrl: string): Mailer {
  return createMailer({ smtpUrl, from: "Us <us@after.example>", outboxDirectory: "", perSecond: 1000 });
}
const ask = (email = STAFF.email, moment = now, address = "203.0.113.7") =>
  requestPasswordReset(
    requestWith(undefined, undefined, { headers: { "X-Client": address } }),
    services,
    { email },
    moment,
  );
const send = (moment = now, by = mailer) =>
  runQueue({
    db: services.db,
    mailer: by,
    domain: "after.example",
    kind: accountMails({ organization: "After Automation", siteUrl: SITE }),
    queue: { kind: "account", campaignId: null },
    now: () => moment,
    signal: new AbortController().signal,
  });
const rows = (table: "sessions" | "password_resets" | "mails" | "audit_log") =>
  services.db.selectFrom(table).selectAll().execute();
const tokens = () =>
  sink.mails.map(({ mail }) => /\?token=([\w-]+)\n/.exec(mail.text ?? "")?.[1] ?? "no token");
const choose = (token: string, newPassword = NEW, moment = now) =>
  resetPassword(
    requestWith(undefined),
    services,
    token,
    { newPassword, newPasswordAgain: newPassword },
    moment,
  );

describe("asking for a link", () => {
  it("responds and writes the same for any e-mail address; only staff get a mail", async () => {
    await makeUserWithoutRole(services, { ...STAFF, email: "former@example.org" });
    const answers = await Promise.all([
      ask("ANN@example.org"),
      ask("nobody@example.org"),
      ask("former@example.org"),
    ]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await rows("mails")).map(({ recipient }) => recipient)).toEqual([
      "ANN@example.org",
      "nobody@example.org",
      "former@example.org",
    ]);
    expect(await rows("password_resets")).toEqual([]);
    await send();
    expect(sink.recipients()).toEqual([STAFF.email]);
    expect(await rows("mails")).toMatchObject([{ recipient: "ANN@example.org", status: "sent" }]);
    expect((await rows("audit_log")).at(-1)).toMatchObject({
      action: "password reset requested",
      record_id: userId,
    });
  });

  it("sends a mail with the link, of which the database stores only the hash", async () => {
    await ask();
    await send();
    const { mail, raw } = sink.mails[0] ?? {};
    expect(mail?.subject).toBe("Choose a new password – After Automation");
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    expect(mail?.html).toContain(`href="${SITE}/admin/reset-password?token=${tokens()[0]}"`);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@after\.example>/im);
    expect(tokens()[0]).toMatch(/^[\w-]{43}$/);
    const dump = JSON.stringify([await rows("password_resets"), await rows("audit_log")]);
    expect(dump).not.toContain(tokens()[0]);
    expect(await rows("password_resets")).toMatchObject([
      { token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), expires_at: minutes(60).toISOString() },
    ]);
  });

  it("is rate limited by e-mail address, known or not, and by client", async () => {
    for (const email of [STAFF.email, "nobody@example.org"]) {
      for (let times = 0; times < 4; times++) expect(await ask(email)).toEqual({ ok: true });
      expect(await ask(email.toUpperCase(), now, "198.51.100.1")).toMatchObject({ ok: false, status: 429 });
    }
    for (let times = 0; times < 30; times++) await ask(`somebody${times}@example.org`, now, "192.0.2.1");
    expect(await ask("new@example.org", now, "192.0.2.1")).toMatchObject({ ok: false, status: 429 });
    expect(await ask(STAFF.email, minutes(90))).toEqual({ ok: true });
  });
});

describe("choosing a new password", () => {
  const mailedToken = async () => {
    await ask();
    await send();
    return tokens().at(-1) ?? "";
  };

  it("works once, ends every session and every link, and says so by mail", async () => {
    await signInAs(services, userId, now);
    const first = await mailedToken();
    const second = await mailedToken();
    expect(await choose(second)).toMatchObject({ ok: true, to: "/admin/login?sent=reset-password" });
    await authenticate(services.db, { ...STAFF, password: NEW });
    expect(await rows("sessions")).toEqual([]);
    expect(await rows("password_resets")).toEqual([]);
    expect((await rows("audit_log")).at(-1)).toMatchObject({
      action: "password reset",
      record_id: userId,
      after: '{"by":"mailed link"}',
    });
    for (const used of [first, second]) {
      expect(await loadResetLink(services.db, used, now)).toBeUndefined();
      expect(await choose(used, "another long password")).toMatchObject({ ok: false });
    }
    await send();
    expect(sink.mails.at(-1)?.mail.subject).toBe("Your password was changed – After Automation");
    expect(sink.mails.at(-1)?.mail.text).toContain("on Nov 20, 2026, 10:10 UTC");
  });

  it("works once even when a link is sent twice at the same moment", async () => {
    const token = await mailedToken();
    const outcomes = await Promise.all([choose(token), choose(token)]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it("works for 60 minutes, and not with another token", async () => {
    const token = await mailedToken();
    expect(await loadResetLink(services.db, token, minutes(59))).toEqual({ userId, email: STAFF.email });
    expect(await loadResetLink(services.db, token, minutes(60))).toBeUndefined();
    expect(await loadResetLink(services.db, null, now)).toBeUndefined();
    expect(await loadResetLink(services.db, token.slice(1), now)).toBeUndefined();
    expect(await choose(token, NEW, minutes(60))).toMatchObject({ ok: false });
    await authenticate(services.db, STAFF);
    await deleteExpiredResets(services.db, minutes(60));
    expect(await rows("password_resets")).toEqual([]);
  });

  it("leaves the link valid when the password is rejected", async () => {
    const token = await mailedToken();
    expect(await choose(token, "password1234")).toMatchObject({
      errors: { newPassword: expect.any(String) },
    });
    expect(await choose(token)).toMatchObject({ ok: true });
  });
});

describe("a mail about an account", () => {
  it("waits while no mail server is there, and is sent when it is back", async () => {
    await ask();
    const nowhere = mailerTo("smtp://127.0.0.1:1");
    expect(await send(now, nowhere)).toBe("server refuses");
    nowhere.close();
    expect(await rows("mails")).toMatchObject([{ attempts: 0, status: "queued" }]);
    await send(minutes(1));
    expect(sink.mails).toHaveLength(1);
  });

  it("is tried again when it is put off, and both links work", async () => {
    await ask();
    sink.hooks.accepted = () => {
      throw new Refusal(451);
    };
    await send();
    expect(await rows("mails")).toMatchObject([{ attempts: 1, status: "queued" }]);
    sink.hooks = {};
    await send(minutes(2));
    expect(sink.mails).toHaveLength(1);
    expect(await rows("password_resets")).toHaveLength(2);
    expect(
      (await rows("audit_log")).filter(({ action }) => action === "password reset requested"),
    ).toHaveLength(1);
  });

  it("that failed permanently is stored for a month and delays no other", async () => {
    await makeStaff(services, { ...STAFF, email: "gone@example.org" });
    sink.hooks.rcpt = ({ to }) => {
      if (to.includes("gone@example.org")) throw new Refusal(550);
    };
    await ask("gone@example.org");
    await ask();
    await send();
    expect(sink.recipients()).toEqual([STAFF.email]);
    expect(await rows("mails")).toMatchObject([
      { recipient: "gone@example.org", status: "failed", last_error: expect.stringContaining("550") },
      { recipient: STAFF.email, status: "sent" },
    ]);
    await send(minutes(600));
    expect(sink.mails).toHaveLength(1);
    await purgeExpiredMails(services.db, minutes(29 * 24 * 60));
    expect(await rows("mails")).toHaveLength(2);
    await purgeExpiredMails(services.db, minutes(31 * 24 * 60));
    expect(await rows("mails")).toEqual([]);
  });

  it("is sent once by two workers at the same moment", async () => {
    await ask();
    await Promise.all([send(), send()]);
    expect(sink.mails).toHaveLength(1);
  });
});
