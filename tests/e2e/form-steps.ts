import { expect, type Locator, type Page } from "@playwright/test";
import type { FormDefinition } from "~/kits/forms/define-form";

/** A unique e-mail address, so that a test finds its own rows in a shared database. */
export const newVisitorEmail = () => `visitor-${crypto.randomUUID()}@example.org`;

/** The part of the page the form stands in. */
const section = (page: Page, form: FormDefinition) => page.locator(`#${form.anchor}`);

/** The input of a field, found as a visitor finds it: by its label. */
export function input(page: Page, form: FormDefinition, name: string): Locator {
  const label = form.fields.find((field) => field.name === name && "label" in field);
  return section(page, form).getByLabel(label && "label" in label ? label.label : name);
}

/** The button that a form is folded up behind. */
const folded = (page: Page, form: FormDefinition) =>
  section(page, form).locator("details.form-fold:not([open]) > summary");

async function unfold(page: Page, form: FormDefinition): Promise<void> {
  if (await folded(page, form).isVisible()) await folded(page, form).click();
}

/** Types the answers, by field name, and chooses where there is something to choose. */
export async function fill(page: Page, form: FormDefinition, answers: Record<string, string>): Promise<void> {
  await unfold(page, form);
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.fields.find((candidate) => candidate.name === name);
    if (field?.type === "select") await input(page, form, name).selectOption(answer);
    else if (field?.type === "radios") await page.locator(`[name="${name}"][value="${answer}"]`).check();
    else await input(page, form, name).fill(answer);
  }
}

/** The button that sends the form, while it waits to be pressed. */
export const button = (page: Page, form: FormDefinition) =>
  section(page, form).getByRole("button", { name: form.submit.idle });
/** The message after an accepted form. */
export const thanks = (page: Page, form: FormDefinition) =>
  page.getByRole("status").filter({ hasText: form.messages.success });

/** Opens an empty form from the panel that has replaced an accepted one. */
export async function openAgain(page: Page, form: FormDefinition): Promise<void> {
  const again = form.confirmation?.again ?? "no link";
  await section(page, form).getByRole("link", { name: again }).click();
  await expect(folded(page, form).or(button(page, form)).first()).toBeVisible();
  await unfold(page, form);
  await expect(button(page, form)).toBeVisible();
}

/** Expects every input to hold what was typed. */
export async function expectSaved(
  page: Page,
  form: FormDefinition,
  answers: Record<string, string>,
): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(input(page, form, name)).toHaveValue(answer);
  }
}

/** Sends a filled form while its post is held back: the button must say so and take no second press. */
export async function sendSlowly(page: Page, form: FormDefinition, javaScript: "on" | "off"): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**", async (route) => {
    const request = route.request();
    if (request.method() === "POST" && !request.url().endsWith("/form-events")) await held;
    await route.continue();
  });
  await button(page, form).click({ noWaitAfter: true });
  // Without script it is the browser that shows that it is loading.
  if (javaScript === "on") {
    await expect(section(page, form).getByRole("button", { name: form.submit.busy })).toBeDisabled();
  }
  release();
  await expect(thanks(page, form)).toBeVisible();
  await page.unroute("**");
}
