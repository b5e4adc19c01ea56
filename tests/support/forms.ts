import type { Locator, Page } from "@playwright/test";

/** What to type, by input name; true and false for checkboxes. */
export type Typed = Record<string, string | boolean>;

/** The form of a page that carries this name. */
export function formNamed(page: Page, name: string): Locator {
  return page.locator("form", { has: page.locator(`input[name=form][value="${name}"]`) });
}

/** Fills a form in field by field, whatever kind of input each one is; waits for a field that is shown later. */
export async function fillForm(form: Locator, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const input = form.locator(`[name="${name}"]`);
    const first = input.first();
    const [tag, type] = await first.evaluate((node) => [node.tagName, node.getAttribute("type")]);
    if (typeof value === "boolean") await first.setChecked(value);
    else if (type === "radio") await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (tag === "SELECT") await first.selectOption(value);
    else await first.fill(value);
  }
}

/** Presses the button that sends the form. */
export async function send(form: Locator): Promise<void> {
  await form.locator("button:not([type=button])").last().click();
}

/** Reads "What is 3 + 4?" off the contact form and returns "7". */
export async function solveSum(form: Locator): Promise<string> {
  const text = (await form.textContent()) ?? "";
  const [, first, second] = /What is (\d+) \+ (\d+)\?/.exec(text) ?? [];
  return String(Number(first) + Number(second));
}
