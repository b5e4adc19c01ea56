import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { makeStaff, makeUserWithoutRole, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import type { Services } from "~/server/services.server";
import { requireStaff, type Staff } from "../sessions/require-staff.server";
import { acceptInvitation, loadInvitation } from "./accept-invitation.server";
import { accountMails } from "./account-mails.server";
import { deleteExpiredInvitations } from "./accounts.queries.server";
import { removeAdmin } from "./change-account.server";
import { invitationForms } from "./invite.server";
import { loadStaffList } from "./load-accounts.server";

const EVE = "eve@example.org";
const PASSWORD = "the kettle sings at six";
const now = new Date("2026-11-20T10:10:00.000Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000);
let services: Services;
let owner: Staff;
let cookie: string;
let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  services = await testServices();
  cookie = await signInAs(services, await makeStaff(services), now);
  owner = await requireStaff(requestWith(cookie), services, "owner", now);
  sink = await startSmtpSink();
  mailer = createMailer({
    smtpUrl: sink.url,
    from: "Us <us@a.example>",
    outboxDirectory: "",
    perSecond: 999,
  });
});
afterEach(async () => {
  mailer.close();
  await sink.stop();
  await services.db.destroy();
});

async function post(fields: Record<string, string>, at = now) {
  const request = requestWith(cookie, "http://site/admin/staff", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  try {
    const forms = invitationForms({ request, services, owner });
    const { data, init } = await handleForms(request, forms, { now: at });
    return { status: init?.status, failure: data.failure, errors: data.errors };
  } catch (error) {
    if (error instanceof Response) return { status: error.status };
    throw error;
  }
}
const invite = (email = EVE, fields = {}, at = now) =>
  post({ form: "invite", email, role: "editor", currentPassword: STAFF.password, ...fields }, at);
const invitations = async (at = now) => (await loadStaffList(services.db, owner, at)).invitations;
const ofWaiting = async (form: string, at = now) => {
  const [invitation] = await invitations(at);
  return await post({ form, invitation: String(invitation?.id) }, at);
};

/** Sends what is due. @returns the token of the newest mail */
async function mailedToken(at = now): Promise<string> {
  await runQueue({
    db: services.db,
    mailer,
    domain: "a.example",
    kind: accountMails({ organization: "After Automation", siteUrl: "https://a.example" }),
    queue: { kind: "account", campaignId: null },
    now: () => at,
    signal: new AbortController().signal,
  });
  const text = sink.mails.at(-1)?.mail.text ?? "";
  return /https:\/\/a\.example\/admin\/invitation\?token=([\w-]{43})\n/.exec(text)?.[1] ?? "no token";
}
const accept = (token: string, newPassword = PASSWORD, at = now) =>
  acceptInvitation(
    requestWith(undefined, "http://site/admin/invitation", { method: "POST" }),
    services,
    token,
    { newPassword, newPasswordAgain: newPassword },
    at,
  );
const cookiesOf = (result: Awaited<ReturnType<typeof accept>>) =>
  result.ok ? new Headers(result.headers).getSetCookie() : [];
const actions = async () =>
  (await services.db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );

describe("an invitation", () => {
  it("is a mail with a link that makes an account with the role, and signs in", async () => {
    expect(await invite()).toMatchObject({ status: 303 });
    expect(await invitations()).toMatchObject([{ email: EVE, role: "editor", invitedBy: STAFF.email }]);
    const token = await mailedToken();
    const mail = sink.mails[0]?.mail;
    expect(mail?.subject).toBe("You are invited to the dashboard – After Automation");
    expect(mail?.text).toContain(`${STAFF.email} invites you to the dashboard of After Automation`);
    expect(mail?.text).toContain("Editor: also changes");
    expect(await loadInvitation(services.db, token, now)).toMatchObject({ email: EVE, role: "editor" });

    const accepted = await accept(token);
    expect(accepted).toMatchObject({ ok: true, to: "/admin/dashboard" });
    const session = cookiesOf(accepted).find((each) => each.startsWith("staff="));
    expect(await requireStaff(requestWith(session), services, "editor", now)).toMatchObject({
      email: EVE,
      role: "editor",
    });
    expect(await invitations()).toEqual([]);
    expect(await actions()).toEqual(["account made", "invited", "account made", "signed in"]);
  });

  it("is used once, and stored as a hash", async () => {
    await invite();
    const token = await mailedToken();
    const stored = JSON.stringify(
      await services.db.selectFrom("staff_invitation_links").selectAll().execute(),
    );
    expect(stored).toMatch(/"token_hash":"[0-9a-f]{64}"/);
    expect(stored).not.toContain(token);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await loadInvitation(services.db, token, now)).toBeUndefined();
    expect(await accept(token)).toMatchObject({ ok: false });
    expect(await accept("")).toMatchObject({ ok: false });
  });

  it("ends after seven days, when its row is deleted", async () => {
    await invite();
    const token = await mailedToken();
    expect(await loadInvitation(services.db, token, days(6.99))).toBeDefined();
    expect(await loadInvitation(services.db, token, days(7))).toBeUndefined();
    expect(await accept(token, PASSWORD, days(7))).toMatchObject({ ok: false });
    await deleteExpiredInvitations(services.db, days(7).toISOString());
    for (const table of ["staff_invitations", "staff_invitation_links"] as const)
      expect(await services.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("has the rules of every password", async () => {
    await invite();
    const token = await mailedToken();
    expect(await accept(token, "password1234")).toMatchObject({
      errors: { newPassword: expect.stringContaining("too easy to guess") },
    });
    expect(await accept(token)).toMatchObject({ ok: true });
  });

  it("is sent again with a new link, and the one before does not work any more", async () => {
    await invite();
    const first = await mailedToken();
    expect(await ofWaiting("resend-invitation", days(3))).toMatchObject({ status: 303 });
    const second = await mailedToken(days(3));
    expect(await loadInvitation(services.db, first, days(3))).toBeUndefined();
    expect(await loadInvitation(services.db, second, days(9))).toBeDefined();
    expect(sink.mails).toHaveLength(2);
  });

  it("is revoked: its link ends, and a mail that was not sent yet is not sent", async () => {
    await invite();
    const token = await mailedToken();
    expect(await ofWaiting("revoke-invitation")).toMatchObject({ status: 303 });
    expect(await loadInvitation(services.db, token, now)).toBeUndefined();
    expect(await post({ form: "revoke-invitation", invitation: "1" })).toMatchObject({ status: 404 });
    await invite("bo@example.org");
    await ofWaiting("revoke-invitation");
    await mailedToken();
    expect(sink.mails).toHaveLength(1);
  });
});

describe("inviting", () => {
  it("tells of an address that has an account, a suspended one or an invitation", async () => {
    await makeStaff(services, { ...STAFF, email: EVE }, "viewer");
    expect(await invite(EVE.toUpperCase())).toMatchObject({
      status: 400,
      errors: { email: "This address has an account already. It is in the list of staff." },
    });
    const id = await makeUserWithoutRole(services, { ...STAFF, email: "sue@example.org" });
    const suspended = { suspended_role: "viewer", suspended_at: now.toISOString() } as const;
    await services.db.updateTable("users").set(suspended).where("id", "=", id).execute();
    expect((await invite("sue@example.org")).errors?.email).toContain("has a suspended account");
    await invite("bo@example.org");
    expect((await invite("Bo@example.org")).errors?.email).toContain("was invited already");
  });

  it("needs the owner's password, and writes nothing without it", async () => {
    expect(await invite(EVE, { currentPassword: "wrong" })).toMatchObject({
      errors: { currentPassword: "This is not your current password" },
    });
    expect(await invitations()).toEqual([]);
    expect(await services.db.selectFrom("mails").selectAll().execute()).toEqual([]);
  });

  it("is limited for an owner and for an address", async () => {
    await invite();
    for (let times = 0; times < 3; times++) await ofWaiting("resend-invitation");
    expect(await ofWaiting("resend-invitation")).toMatchObject({
      status: 429,
      failure: expect.stringContaining("Too many invitations"),
    });
    for (let number = 0; number < 16; number++) await invite(`staff${number}@example.org`);
    expect(await invite("last@example.org")).toMatchObject({ status: 429 });
    expect(await invitations()).toHaveLength(16);
  });

  it("gives an account that was removed access again, with another password", async () => {
    const userId = await makeStaff(services, { ...STAFF, email: EVE }, "owner");
    await removeAdmin(services.db, EVE, now);
    await invite();
    await accept(await mailedToken());
    const role = services.db.selectFrom("admin_roles").select("role").where("user_id", "=", userId);
    expect(await role.execute()).toEqual([{ role: "editor" }]);
  });

  it("leaves a second factor in force: its owner signs in with a code", async () => {
    const userId = await makeStaff(services, { ...STAFF, email: EVE });
    const at = now.toISOString();
    await services.db
      .insertInto("second_factors")
      .values({ user_id: userId, sealed_secret: "x", created_at: at, confirmed_at: at })
      .execute();
    await removeAdmin(services.db, EVE, now);
    await invite();
    const accepted = await accept(await mailedToken());
    expect(accepted).toMatchObject({ ok: true, to: "/admin/login?sent=accept-invitation" });
    expect(cookiesOf(accepted)).toEqual([]);
  });
});
