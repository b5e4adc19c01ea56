import type { Page } from "@playwright/test";
import {
  acceptInvitationForm,
  changeRoleForm,
  inviteForm,
  suspendForm,
} from "~/features/staff/accounts/accounts.form";
import { staffAccounts } from "~/features/staff/accounts/staff-accounts.copy";
import { loginMessages } from "~/features/staff/sign-in/login.form";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import type { FormDefinition } from "~/kits/forms/define-form";
import { linkIn, sendAccountMails } from "../support/account-mails";
import { tableOn, uniqueWord } from "../support/dashboard";
import { fillForm, formNamed, send, type Typed } from "../support/forms";
import type { Site } from "../support/server";
import { STAFF, staffCookie } from "../support/staff";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const PASSWORD = "the kettle sings at six";

async function sendForm(page: Page, form: FormDefinition, typed: Typed) {
  const element = formNamed(page, form.name);
  await fillForm(element, typed);
  await send(element);
}

const mailedLink = async (site: Site, address: string) => linkIn((await sendAccountMails(site)).get(address));

test("an owner invites a viewer, makes them an editor, and suspends them at once @with-script", async ({
  page,
  site,
  browser,
}) => {
  await page.context().addCookies([await staffCookie(site)]);
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto("/admin/staff");
  const own = { currentPassword: STAFF.password };
  await sendForm(page, inviteForm, { email, role: "viewer", currentPassword: "wrong" });
  await expect(page.getByRole("alert")).toContainText("This is not your current password");
  await expect(formNamed(page, inviteForm.name).locator("[name=email]")).toHaveValue(email);
  await sendForm(page, inviteForm, own);
  await expect(page.getByRole("status").filter({ hasText: inviteForm.messages.success })).toBeVisible();
  const waiting = page.getByRole("region", { name: staffAccounts.invitations.table });
  await expect(waiting.getByRole("row").filter({ hasText: email })).toContainText("Viewer");

  const theirs = await browser.newContext();
  const them = await theirs.newPage();
  await them.goto(await mailedLink(site, email));
  await expect(them.getByText(email)).toBeVisible();
  await sendForm(them, acceptInvitationForm, { newPassword: PASSWORD, newPasswordAgain: PASSWORD });
  await expect(them).toHaveURL("/admin/dashboard");

  const word = uniqueWord();
  await fillForms(site.db, word, new Date().toISOString());
  await them.goto(`/admin/dashboard/volunteer?q=${word}`);
  await expect(them.getByRole("rowheader", { name: word })).toBeVisible();
  await expect(tableOn(them, volunteersTable).getByRole("table").getByRole("checkbox")).toHaveCount(0);
  await expect(them.getByRole("columnheader", { name: "Actions" })).toHaveCount(0);
  await them.goto(`/admin/people/volunteer/volunteer-${word}`);
  await expect(them.getByRole("heading", { name: "What they sent" })).toBeVisible();
  await expect(them.getByRole("button", { name: "Copy or erase their data" })).toHaveCount(0);
  await them.goto("/admin/dashboard/volunteer");
  const exports = them.locator("a[href*='.csv']").filter({ hasText: "Download CSV" }).first();
  await expect(exports).toBeHidden();
  await expect(them.locator("main form[method=post]:visible")).toHaveCount(0);
  await them.goto("/admin/data-requests");
  await expect(them.getByText("Your account may not open this page. Ask an owner:")).toBeVisible();

  await page.goto("/admin/staff");
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
  await sendForm(page, changeRoleForm, { role: "editor", ...own });
  await expect(page.getByRole("status").filter({ hasText: changeRoleForm.messages.success })).toBeVisible();
  await them.goto("/admin/dashboard/volunteer");
  await expect(exports).toBeVisible();

  await sendForm(page, suspendForm, own);
  await expect(page.getByRole("status").filter({ hasText: suspendForm.messages.success })).toBeVisible();
  await them.reload();
  await expect(them.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await them.getByLabel("Email").fill(email);
  await them.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await them.getByLabel("Password", { exact: true }).press("Enter");
  await expect(them.getByRole("alert")).toContainText(loginMessages.noRole);
  await theirs.close();
});
