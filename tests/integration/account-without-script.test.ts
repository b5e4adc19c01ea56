import { afterAll, beforeAll, expect, it } from "vitest";
import { endSessionForm } from "~/features/staff/accounts/accounts.form";
import { adminPaths } from "~/features/staff/admin-paths";
import {
  changePasswordForm,
  forgotPasswordForm,
  resetPasswordForm,
} from "~/features/staff/password/password.forms";
import { loginForm } from "~/features/staff/sign-in/login.form";
import { linkIn, sendAccountMails } from "../support/account-mails";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { makeStaff, STAFF } from "../support/staff";

const NEW = "the kettle sings at six";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function newStaff() {
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: STAFF.password };
  await makeStaff(site, who);
  return who;
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
