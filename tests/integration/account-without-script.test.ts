import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  acceptInvitationForm,
  changeRoleForm,
  endSessionForm,
  inviteForm,
  suspendForm,
} from "~/features/staff/accounts/accounts.form";
import { roleChoices, staffAccounts } from "~/features/staff/accounts/staff-accounts.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import {
  changePasswordForm,
  forgotPasswordForm,
  resetPasswordForm,
} from "~/features/staff/password/password.forms";
import {
  confirmSecondFactorForm,
  startSecondFactorForm,
  turnOffSecondFactorForm,
} from "~/features/staff/second-factor/second-factor.form";
import { loginCodeForm, loginForm, loginMessages } from "~/features/staff/sign-in/login.form";
import { linkIn, sendAccountMails } from "../support/account-mails";
import { type Page, Reader } from "../support/reader";
import { codeOf } from "../support/second-factor";
import { type Site, startSite } from "../support/server";
import { makeStaff, STAFF } from "../support/staff";
import { fillForms } from "../support/submissions";

const NEW = "the kettle sings at six";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function newStaff() {
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: STAFF.password };
  return { ...who, userId: await makeStaff(site, who) };
}

const signInOn = (page: Page, { email, password }: typeof STAFF) =>
  page.main.send(loginForm.submit.idle, { Email: email, Password: password });

async function signIn(reader: Reader, who: typeof STAFF): Promise<Page> {
  const page = await signInOn(await reader.open(adminPaths.login), who);
  expect(page.address).toBe(adminPaths.dashboard);
  return page;
}

/** Expects a form to be refused with a message at a field, and the passwords gone from what the server sent. */
function expectRefused(page: Page, field: string, message: string | RegExp): void {
  expect(page.says("alert")).toMatch(message);
  expect(page.title).toMatch(/^Error: /);
  expect(page.main.field(field).description).toMatch(message);
  for (const password of page.main.having("type", "password")) expect(password.value).toBe("");
}

const changed = (current: string, next: string) => ({
  "Current password": current,
  "New password": next,
  "New password again": next,
});

it("shows staff their sessions, ends one, and changes the password, which ends the others", async () => {
  const who = await newStaff();
  const elsewhere = new Reader(site);
  await signIn(elsewhere, who);
  const reader = new Reader(site);
  let page = await (await signIn(reader, who)).follow(/^Account\b/);
  expect(page.heading).toBe("Your account");
  const sessions = () => page.named("Where you are signed in").all("li");
  expect(sessions()).toHaveLength(2);
  expect(sessions()[0]?.words).toContain("This one");

  page = await page.main.send(changePasswordForm.submit.idle, changed("wrong", NEW));
  expectRefused(page, "Current password", "This is not your current password");
  page = await page.main.send(changePasswordForm.submit.idle, changed(who.password, "password1234"));
  expectRefused(page, "New password", /too easy to guess/);

  page =
    (await sessions()
      .at(-1)
      ?.send(/^Sign out /)) ?? page;
  expect(page.says("status")).toContain(endSessionForm.messages.success);
  expect(sessions()).toHaveLength(1);
  expect((await elsewhere.open(adminPaths.dashboard)).address).toMatch(/^\/admin\/login/);

  await signIn(elsewhere, who);
  page = await page.main.send(changePasswordForm.submit.idle, changed(who.password, NEW));
  expect(page.says("status")).toContain(changePasswordForm.messages.success);
  expect(sessions()).toHaveLength(1);
  expect((await elsewhere.open(adminPaths.dashboard)).address).toMatch(/^\/admin\/login/);

  page = (await sessions()[0]?.send(/^Sign out /)) ?? page;
  expect(page.says("status")).toContain(loginForm.messages.success);
  await signIn(reader, { ...who, password: NEW });
});

it("resets a forgotten password with a mailed link, which works once", async () => {
  const who = await newStaff();
  const reader = new Reader(site);
  let page = await (await reader.open(adminPaths.login)).follow("Forgot your password?");
  for (const email of ["nobody@example.org", who.email]) {
    page = await page.main.send(forgotPasswordForm.submit.idle, { Email: email });
    expect(page.says("status")).toContain(forgotPasswordForm.messages.success);
    expect(page.main.field("Email").value).toBe("");
  }
  const mails = await sendAccountMails(site);
  expect([...mails.keys()]).not.toContain("nobody@example.org");

  const link = linkIn(mails.get(who.email));
  page = await reader.open(link);
  expect(page.main.words).toContain(who.email);
  const send = (next: string) =>
    page.main.send(resetPasswordForm.submit.idle, { "New password": next, "New password again": next });
  page = await send("short");
  expectRefused(page, "New password", /at least 12 characters/);
  page = await send(NEW);
  expect(page.says("status")).toContain(resetPasswordForm.messages.success);
  expect((await signInOn(page, { ...who, password: NEW })).address).toBe(adminPaths.dashboard);

  const again = await reader.open(link);
  expect([again.status, again.heading]).toEqual([404, "This link does not work"]);
});

it("sets a second factor up, asks for its code at the next sign-in, and turns it off", async () => {
  const who = await newStaff();
  const reader = new Reader(site);
  let page = await (await (await signIn(reader, who)).follow(/^Account\b/)).main.follow("Set up");
  const start = (password: string) =>
    page.main.send(startSecondFactorForm.submit.idle, { "Current password": password });
  page = await start("wrong");
  expectRefused(page, "Current password", "This is not your current password");
  page = await start(who.password);
  expect(page.main.having("aria-label", "QR code with the key for your app")).toHaveLength(1);
  const [secret = ""] = page.main.allWords("code");
  const confirm = (code: string) => page.main.send(confirmSecondFactorForm.submit.idle, { Code: code });
  page = await confirm("12345");
  expectRefused(page, "Code", /This code is not right/);
  expect(page.main.field("Code").value).toBe("");
  page = await confirm(codeOf(secret, new Date()));
  expect(page.says("status")).toContain("they are not shown again");
  const codes = page.main.allWords("code");
  expect(codes).toHaveLength(10);
  page = await page.main.follow("I have saved them");
  expect(page.main.words).toContain("You have 10 recovery codes left.");

  await page.send("Sign Out");
  page = await signInOn(await reader.open("/admin/dashboard?view=rates"), who);
  expect(page.heading).toBe("Enter your code");
  expect(reader.cookies).toEqual(["staff-device", "staff-code"]);
  const [first = "", second = ""] = codes;
  page = await page.main.send(loginCodeForm.submit.idle, { Code: "not-a-code" });
  expectRefused(page, "Code", /This code is not right/);
  page = await page.main.send(loginCodeForm.submit.idle, { Code: first });
  expect(page.address).toBe("/admin/dashboard?view=rates");
  expect(reader.cookies).toEqual(["staff-device", "staff"]);

  page = await reader.open(adminPaths.secondFactor);
  expect(page.main.words).toContain("You have 9 recovery codes left.");
  const turnOff = (Code: string) =>
    page.main.send(turnOffSecondFactorForm.submit.idle, { "Current password": who.password, Code });
  page = await turnOff(first);
  expect(page.says("alert")).toContain("was used before");
  page = await turnOff(second);
  expect(page.says("status")).toContain(turnOffSecondFactorForm.messages.success);
});

it("has an owner invite a viewer, make them an editor, and suspend them at once", async () => {
  const owner = new Reader(site);
  await signIn(owner, await newStaff());
  const who = { email: `new-${crypto.randomUUID().slice(0, 8)}@example.org`, password: NEW };
  const [viewer, editor] = roleChoices.map(({ label }) => label);
  if (!viewer || !editor) throw new Error("Roles are missing");
  const own = { "Your own password": STAFF.password };
  let page = await owner.open(adminPaths.staff);
  const asked = { Email: who.email, [viewer]: true };
  page = await page.main.send(inviteForm.submit.idle, { ...asked, "Your own password": "wrong" });
  expect(page.says("alert")).toContain("This is not your current password");
  expect(page.main.field("Email").value).toBe(who.email);
  page = await page.main.send(inviteForm.submit.idle, own);
  expect(page.says("status")).toContain(inviteForm.messages.success);
  const invited = page.named(staffAccounts.invitations.table).all("tr", new RegExp(who.email));
  expect(invited.map(({ words }) => words)).toEqual([expect.stringContaining("Viewer")]);

  const them = new Reader(site);
  let theirs = await them.open(linkIn((await sendAccountMails(site)).get(who.email)));
  expect(theirs.main.words).toContain(who.email);
  theirs = await theirs.main.send(acceptInvitationForm.submit.idle, {
    "New password": NEW,
    "New password again": NEW,
  });
  expect(theirs.address).toBe(adminPaths.dashboard);
  await fillForms(site.db, "linnet", new Date().toISOString());
  const volunteers = "/admin/dashboard/volunteer?q=linnet";
  // By the role the style sheet hides what they may not do: tests/e2e/staff-looks.spec.ts.
  const role = async () => {
    theirs = await them.open(volunteers);
    const row = theirs.withId("volunteer-table").one("tr", /Val linnet/);
    return [theirs.main.attribute("data-role"), row.all("button", /^Delete/).length];
  };
  expect(await role()).toEqual(["viewer", 0]);
  theirs = await them.open(adminPaths.dataRequests);
  expect(theirs.main.words).toContain("Your account may not open this page. Ask an owner:");

  page = await (await owner.open(adminPaths.staff)).main.follow(who.email);
  expect(page.heading).toBe(who.email);
  page = await page.main.send(changeRoleForm.submit.idle, { ...own, [viewer]: false, [editor]: true });
  expect(page.says("status")).toContain(changeRoleForm.messages.success);
  expect(await role()).toEqual(["editor", 1]);

  page = await page.main.send(suspendForm.submit.idle, own);
  expect(page.says("status")).toContain(suspendForm.messages.success);
  theirs = await them.open(volunteers);
  expect(theirs.heading).toBe("Sign in");
  theirs = await signInOn(theirs, who);
  expect(theirs.says("alert")).toContain(loginMessages.noRole);
});

describe("signing in and out", () => {
  it("is asked for on the way to a page, refuses wrong passwords, and leads to the page", {
    tags: ["@public-2.1", "@staff-2.1", "@staff-2.2"],
  }, async () => {
    const who = await newStaff();
    let page = await new Reader(site).open("/admin/dashboard?view=rates");
    expect(page.address).toMatch(/^\/admin\/login\?next=/);
    expect(page.href("Back to the homepage")).toBe("/");
    // Only a script can show what is typed into it.
    expect(page.main.field("Password").attribute("type")).toBe("password");
    expect(page.all("button", /Show password/)).toEqual([]);
    page = await page.main.send(loginForm.submit.idle);
    expectRefused(page, "Email", /Enter your email address/);
    expectRefused(page, "Password", /Enter your password/);
    for (const email of [who.email, `nobody-${who.email}`]) {
      page = await signInOn(page, { email, password: "wrong" });
      expect(page.says("alert")).toContain(loginMessages.invalid);
      expect(page.title).toMatch(/^Error: /);
      expect([page.main.field("Email").value, page.main.field("Password").value]).toEqual([email, ""]);
    }
    page = await signInOn(page, who);
    expect([page.address, page.heading]).toEqual(["/admin/dashboard?view=rates", "Admin Dashboard"]);
  });

  it("ends with an error for a user without the role, and ends the session of who has lost it", {
    tags: ["@staff-2.2", "@staff-6.1", "@staff-8.1"],
  }, async () => {
    const who = await newStaff();
    const reader = new Reader(site);
    expect((await signIn(reader, who)).all("button", "Sign Out")).not.toEqual([]);
    await site.db.deleteFrom("admin_roles").where("user_id", "=", who.userId).execute();
    const back = await reader.open(adminPaths.dashboard);
    expect(back.says("alert")).toContain(loginMessages.noRole);
    const sessions = site.db.selectFrom("sessions").select("id").where("user_id", "=", who.userId);
    expect(await sessions.execute()).toEqual([]);
    const again = await signInOn(await reader.open(adminPaths.login), who);
    expect(again.having("role", "alert")).toHaveLength(1);
    expect(again.says("alert")).toContain(loginMessages.noRole);
  });

  it("keeps no page in a cache or an index, and deletes the session", { tags: ["@staff-2.3"] }, async () => {
    const reader = new Reader(site);
    const isHidden = async (address: string) => {
      const page = await reader.open(address);
      expect(page.headers.get("Cache-Control"), address).toBe("no-store");
      expect(page.having("name", "robots")[0]?.attribute("content"), address).toBe("noindex");
      return page;
    };
    await isHidden(adminPaths.login);
    await signIn(reader, await newStaff());
    expect(reader.cookies.toSorted()).toEqual(["staff", "staff-device"]);
    const set = (name: string) => reader.setCookies.findLast((line) => line.startsWith(`${name}=`)) ?? "";
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/"])
      expect(set("staff").split("; ")).toContain(attribute);
    for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/admin"])
      expect(set("staff-device").split("; ")).toContain(attribute);

    const dashboardPage = await isHidden(adminPaths.logout);
    expect(dashboardPage.address).toBe(adminPaths.dashboard);
    const left = await dashboardPage.send("Sign Out");
    expect(left.address).toMatch(/^\/admin\/login/);
    expect(left.says("status")).toContain("You are signed out.");
    // The browser stays a known one, which opens nothing.
    expect(reader.cookies).toEqual(["staff-device"]);
    const old = new Reader(site, set("staff").split(";")[0]);
    expect((await old.open(adminPaths.dashboard)).address).toMatch(/^\/admin\/login/);
  });
});
