import type { Page } from "@playwright/test";
import { contactPage } from "~/content/contact";
import { contactForm } from "~/features/contact/contact.form";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";

const { spentSum, wrongAnswer } = contactPage.form;

const form = (page: Page) => page.locator("#message form");
const question = (page: Page) => form(page).getByLabel(/^What is \d+ \+ \d+\?$/);

/** Fills in a unique message, without the captcha. */
async function write(page: Page, values: { email?: string } = {}) {
  const letter = {
    name: "Sam Ortiz",
    email: `sam-${crypto.randomUUID()}@example.org`,
    message: `I was laid off.\nWhat now? ${crypto.randomUUID()}`,
    ...values,
  };
  await form(page).getByLabel("Name").fill(letter.name);
  await form(page).getByLabel("Email").fill(letter.email);
  await form(page).getByLabel("Subject").selectOption({ label: "I need support" });
  await form(page).getByLabel("Message").fill(letter.message);
  return letter;
}

/** The sum the page asks for. */
async function sum(page: Page): Promise<number> {
  const label = await form(page).locator("label", { hasText: "What is" }).textContent();
  return [...(label ?? "").matchAll(/\d+/g)].reduce((total, [number]) => total + Number(number), 0);
}

const send = (page: Page) => form(page).getByRole("button").click();
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: contactForm.messages.success });
const rows = (site: Site, email: string) =>
  site.db.selectFrom("contact_submissions").selectAll().where("email", "=", email).execute();

test("a message is saved once, confirmed, and the form is reset with a new captcha", {
  tag: ["@public-1.2", "@public-2.20", "@public-4.5"],
}, async ({ page, site }) => {
  await page.goto("/contact");
  const letter = await write(page);
  const token = await form(page).locator("[name=challenge]").inputValue();
  await question(page).fill(` 0${await sum(page)} `);
  await send(page);

  await expect(thanks(page)).toBeVisible();
  await expect(page.locator("#message")).toContainText(
    "You asked for help: we aim to answer you within 24 hours, not 48.",
  );
  await expect(form(page)).toHaveCount(0);
  const thanked = page.url();
  await page.goto("/contact?sent=contact");
  await expect(form(page)).toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  await page.goto(thanked);
  await page.getByRole("link", { name: "Send another message" }).click();
  await expect(thanks(page)).toHaveCount(0);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(question(page)).toHaveValue("");
  await expect(form(page).locator("[name=challenge]")).not.toHaveValue(token);
  expect(await rows(site, letter.email)).toMatchObject([{ ...letter, subject: "support" }]);
});

test("a solved captcha stays solved when the e-mail address is invalid @with-script", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  await write(page, { email: "sam.ortiz" });
  const answer = String(await sum(page));
  await question(page).fill(answer);
  await send(page);

  await expect(page.getByRole("alert")).toContainText("Enter an email address");
  await expect(page.getByRole("alert")).not.toContainText(wrongAnswer);
  await expect(question(page)).toHaveValue(answer);
  const email = `sam-${crypto.randomUUID()}@example.org`;
  await form(page).getByLabel("Email").fill(email);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await rows(site, email)).toHaveLength(1);
});

test("a double click saves one message @with-script", async ({ page, site }) => {
  await page.goto("/contact");
  const letter = await write(page);
  await question(page).fill(String(await sum(page)));
  await form(page).getByRole("button").dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await rows(site, letter.email)).toHaveLength(1);
});

test("a duplicate message is confirmed; another message with the same captcha is rejected @with-script", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  const email = `sam-${crypto.randomUUID()}@example.org`;
  const fields = {
    form: "contact",
    name: "Sam",
    email,
    subject: "other",
    message: "When is the next meeting?",
    challenge: await form(page).locator("[name=challenge]").inputValue(),
    securityAnswer: String(await sum(page)),
  };
  const post = (more: Partial<typeof fields>) =>
    page.request.post("/contact", { form: { ...fields, ...more }, maxRedirects: 0 });
  expect((await post({})).status()).toBe(303);
  expect((await post({})).status()).toBe(303);
  const replayed = await post({ message: "Where is the next meeting?" });
  expect(replayed.status()).toBe(400);
  expect(await replayed.text()).toContain(spentSum);
  expect(await rows(site, email)).toHaveLength(1);
});

// Without script the browser itself keeps the form, one page back.
test("a message over the length limit comes back in full @with-script", async ({ page }) => {
  await page.goto("/contact");
  await write(page);
  await question(page).fill(String(await sum(page)));
  const story = form(page).getByLabel("Message");
  await story.fill("And then? ".repeat(600));
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Message must be 5,000 characters or fewer");
  await expect(story).toHaveValue("And then? ".repeat(600));
  await story.fill("And then? ".repeat(9000));
  await send(page);
  await expect(page.getByRole("alert")).toContainText("more text than we can take at once");
  await expect(story).toHaveValue("And then? ".repeat(9000));
});

test("a lost connection preserves the input", { tag: ["@with-script", "@public-8.3"] }, async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  const letter = await write(page);
  await question(page).fill("99");
  await send(page);
  await expect(page.getByRole("alert")).toContainText(wrongAnswer);

  await question(page).fill(String(await sum(page)));
  await page.route("**/contact", (route) => route.abort());
  await send(page);
  await expect(page.getByRole("alert")).toContainText(contactForm.messages.failure);
  await expect(form(page).getByLabel("Message")).toHaveValue(letter.message);
  await page.unroute("**/contact");
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await rows(site, letter.email)).toHaveLength(1);
});

test("a mistyped address is asked about: Yes, use it @with-script", async ({ page, site }) => {
  await page.goto("/contact");
  const name = `ann-${crypto.randomUUID()}`;
  const letter = await write(page, { email: `${name}@gmial.com` });
  await question(page).fill(String(await sum(page)));
  await form(page).getByRole("button").click();
  const asked = page.getByRole("alert");
  await expect(asked.getByRole("heading")).toHaveText(`Did you mean ${name}@gmail.com?`);
  await expect(page).not.toHaveTitle(/Error/);
  await expect(form(page).getByLabel("Message")).toHaveValue(letter.message);
  await asked.getByRole("button", { name: `Yes, use ${name}@gmail.com` }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await rows(site, `${name}@gmail.com`)).toHaveLength(1);
});
