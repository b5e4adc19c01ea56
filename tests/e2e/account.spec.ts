import type { Page } from "@playwright/test";
import {
  confirmSecondFactorForm,
  startSecondFactorForm,
  turnOffSecondFactorForm,
} from "~/features/staff/second-factor/second-factor.form";
import { loginCodeForm, loginForm } from "~/features/staff/sign-in/login.form";
import type { FormDefinition } from "~/kits/forms/define-form";
import { fillForm, formNamed, send, type Typed } from "../support/forms";
import { codeOf } from "../support/second-factor";
import type { Site } from "../support/server";
import { makeStaff, STAFF } from "../support/staff";
import { expect, test } from "./fixtures";

/** A staff member of the test's own, so that no other test changes their account. */
async function newStaff(site: Site) {
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: STAFF.password };
  await makeStaff(site, who);
  return who;
}

async function sendForm(page: Page, form: FormDefinition, typed: Typed) {
  const element = formNamed(page, form.name);
  await fillForm(element, typed);
  await send(element);
}

async function signIn(page: Page, who: { email: string; password: string }) {
  await page.goto("/admin/login");
  await sendForm(page, loginForm, who);
}

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Expects a form to be refused with a message at a field, its passwords and codes gone from what the server sent. */
async function expectRefused(page: Page, form: FormDefinition, field: string, message: string | RegExp) {
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(page).toHaveTitle(/^Error: /);
  const input = formNamed(page, form.name).locator(`[name="${field}"]`);
  await expect(input).toHaveAccessibleDescription(new RegExp(message));
  for (const password of await formNamed(page, form.name).locator("[type=password]").all()) {
    await expect(password).toHaveValue("");
  }
}

// Sessions and passwords: tests/integration/account-without-script.test.ts.
test("signing in asks for a code when a second factor is on @with-script", async ({
  page,
  site,
  context,
}) => {
  const who = await newStaff(site);
  await signIn(page, who);
  await page.getByRole("link", { name: /^Account\b/ }).click();
  await page.getByRole("link", { name: "Set up", exact: true }).click();
  await sendForm(page, startSecondFactorForm, { currentPassword: "wrong" });
  await expectRefused(page, startSecondFactorForm, "currentPassword", "This is not your current password");
  await sendForm(page, startSecondFactorForm, { currentPassword: who.password });

  await expect(page.getByRole("img", { name: "QR code with the key for your app" })).toBeVisible();
  const secret = (await page.locator("main code").textContent()) ?? "";
  await sendForm(page, confirmSecondFactorForm, { code: "12345" });
  await expectRefused(page, confirmSecondFactorForm, "code", /This code is not right/);
  await sendForm(page, confirmSecondFactorForm, { code: codeOf(secret, new Date()) });
  await expect(
    status(
      page,
      "Print these codes or write them down now: they are not shown again. Each of them signs you in once when you do not have your phone.",
    ),
  ).toBeVisible();
  const codes = await page.locator("main li code").allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole("link", { name: "I have saved them" }).click();
  await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(status(page, loginForm.messages.success)).toBeVisible();
  await page.goto("/admin/dashboard?view=rates");
  await sendForm(page, loginForm, who);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["staff-device", "staff-code"]);
  await sendForm(page, loginCodeForm, { code: "not-a-code" });
  await expectRefused(page, loginCodeForm, "code", /This code is not right/);
  const [first = "", second = ""] = codes;
  await sendForm(page, loginCodeForm, { code: first });
  await expect(page).toHaveURL("/admin/dashboard?view=rates");
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["staff-device", "staff"]);

  await page.goto("/admin/account/second-factor");
  await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
  const both = { currentPassword: who.password, code: first };
  await sendForm(page, turnOffSecondFactorForm, both);
  await expectRefused(page, turnOffSecondFactorForm, "code", /was used before/);
  await sendForm(page, turnOffSecondFactorForm, { ...both, code: second });
  await expect(status(page, turnOffSecondFactorForm.messages.success)).toBeVisible();
});
