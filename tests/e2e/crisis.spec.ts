import type { Locator, Page } from "@playwright/test";
import { crisisHeading, crisisPage } from "~/content/crisis-card";
import { leavePage } from "~/content/page";
import { surveyQuestions } from "~/content/survey";
import { contactForm } from "~/features/contact/contact.form";
import { surveyForm } from "~/features/survey/survey.form";
import { fillForm, formNamed, send, solveSum } from "../support/forms";
import { expect, test } from "./fixtures";
import { newVisitorEmail } from "./form-steps";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const DIRECTORY = "/services/support-and-resources";

/** What somebody types, the first way to reach a person, and a word that must be seen nowhere again. */
const told = {
  self: { q: "i want to kill myself", first: "tel:988", word: /kill/ },
  home: { q: "my husband hits me when he drinks", first: "tel:+18007997233", word: /husband/ },
  child: { q: "someone is touching my daughter", first: "tel:+18004224453", word: /daughter/ },
  overdose: { q: "she took all my pills and isnt breathing", first: "tel:911", word: /pills/ },
};

const card = (page: Page) => page.getByRole("group", { name: crisisHeading });
const leave = (page: Page) => page.getByRole("link", { name: leavePage.en.label });
const lines = (page: Page) => card(page).locator("a[href^='tel:'], a[href^='sms:']");

/** Large enough for a hand that shakes, and over the width of a phone. */
async function expectLarge(link: Locator, width: number) {
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  if (width === PHONE.width) expect(box?.width).toBeGreaterThanOrEqual(280);
}

async function expectCard(page: Page, first: string, width: number) {
  await expect(lines(page).first()).toHaveAttribute("href", first);
  await expect(lines(page).first()).toBeInViewport({ ratio: 1 });
  for (const link of await lines(page).all()) await expectLarge(link, width);
  for (const way of ["tel:988", "sms:988", "sms:741741?&body=HOME", "tel:+18007997233", "tel:911"])
    await expect(card(page).locator(`a[href="${way}"]`).first()).toBeVisible();
  await expect(card(page).locator("[lang=es]").first()).toBeVisible();
  await expect(leave(page)).toBeInViewport({ ratio: 1 });
}

test("a search for help that tells of danger opens a page with the right line first", {
  tag: ["@with-script", "@public-2.8"],
}, async ({ page }) => {
  const { q, first, word } = told.child;
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const search = page.getByRole("searchbox").first();
  await search.fill(q);
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: crisisPage.heading })).toBeVisible();
  await expectCard(page, first, PHONE.width);
  await expect(page).toHaveURL(/\?help=\d#results$/);
  const html = await page.content();
  expect(html).not.toMatch(word);
  expect(html).not.toContain("Nothing matches");
  await expect(page.locator("main form[role=search], main select")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("link", { name: "Call 211" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a list that is filtered while somebody types becomes the lines, and the address has no word of it @with-script", {
  tag: ["@public-2.8"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(DIRECTORY);
  await page.goto(`${DIRECTORY}?q=food`);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await page.getByText("Change", { exact: true }).click();
  const search = page.getByLabel("Search resources");
  await search.clear();
  await search.pressSequentially(told.home.q, { delay: 40 });
  await expect(lines(page).first()).toHaveAttribute("href", told.home.first);
  await expect(search).toHaveValue(told.home.q);
  await expect(page.getByLabel("Your state")).toBeHidden();
  await expect(page).toHaveURL(`${DIRECTORY}?help=3`);
  await search.press("Enter");
  await expect(search).toHaveValue("");
  await expectCard(page, told.home.first, PHONE.width);
  expect(visited.join(" ")).not.toMatch(/husband|q=/);

  await page.reload();
  await expectCard(page, told.home.first, PHONE.width);
  await page.goBack();
  await expect(page).toHaveURL(DIRECTORY);
  await expect(card(page)).toHaveCount(0);

  const need = page.getByLabel("What do you need today?");
  await need.fill("rent");
  await need.press("Enter");
  await expect(page).toHaveURL(/q=rent/);
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
});

test.describe("the confirmation of a form that tells of danger", () => {
  /** The lines stand above what the form says of itself. */
  async function expectConfirmed(
    page: Page,
    { first, word }: (typeof told)[keyof typeof told],
    success: string,
    width = PHONE.width,
  ) {
    await expectCard(page, first, width);
    const status = page.getByRole("status").filter({ hasText: success });
    await expect(status).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(card(page))).toBeLessThan(await top(status));
    expect(await page.content()).not.toMatch(word);
    expect(page.url()).not.toMatch(word);
    await expect(page.locator("main")).not.toContainText("Support requests are answered within 24 hours");
  }

  test("to Contact has the right line first, also when the page is loaded again", {
    tag: ["@with-script", "@public-4.5"],
  }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/contact");
    const form = formNamed(page, contactForm.name);
    const letter = { name: "Sam", email: newVisitorEmail(), subject: "support", message: told.self.q };
    await fillForm(form, { ...letter, email: "sam@" });
    await send(form);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(lines(page).first()).toHaveAttribute("href", told.self.first);
    await expect(form.locator("[name=message]")).toHaveValue(letter.message);
    await fillForm(form, letter);
    await form.locator("[name=securityAnswer]").fill(await solveSum(form));
    await send(form);
    await expectConfirmed(page, told.self, contactForm.messages.success, DESKTOP.width);
    await page.reload();
    await expectCard(page, told.self.first, DESKTOP.width);
    await page.route(`${leavePage.en.to}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
    );
    // Also where a script has put it there.
    await leave(page).click();
    await expect(page).toHaveTitle("Weather");
  });

  test("of the survey has it too", { tag: ["@with-script", "@public-4.4"] }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/crowdfunding");
    const survey = formNamed(page, surveyForm.name);
    const answers = surveyQuestions.map(({ name, options }) => [name, options[0]?.value ?? ""]);
    const typed = { ...Object.fromEntries(answers), name: told.self.q, email: newVisitorEmail() };
    await survey.evaluate((node, values) => {
      if (!(node instanceof HTMLFormElement)) return;
      for (const [name, value] of Object.entries(values)) {
        const field = node.elements.namedItem(name);
        if (field && "value" in field) field.value = String(value);
      }
      node.requestSubmit();
    }, typed);
    await expectConfirmed(page, told.self, surveyForm.messages.success);
  });
});

test.describe("Leave this page", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${leavePage.en.to}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
    );
  });

  test("leads to the weather, and Back does not lead to the lines again @with-script", async ({ page }) => {
    const others = [`${DIRECTORY}?category=Crisis+Support`, `/news?q=${encodeURIComponent(told.self.q)}`];
    for (const path of [`${DIRECTORY}?help=3`, ...others]) {
      await page.goto("/about");
      await page.goto(path);
      await leave(page).click();
      await expect(page).toHaveTitle("Weather");
      await page.goBack();
      await expect(page).toHaveURL("/about");
    }
  });

  test("is also the Shift key, pressed three times alone @with-script", async ({ page }) => {
    await page.goto("/about");
    await page.goto(`${DIRECTORY}?help=1`);
    const status = page.getByRole("status").filter({ hasText: "Shift" });
    const need = page.getByLabel(crisisPage.search.label);
    await need.pressSequentially("AbC");
    await page.keyboard.press("Shift+A");
    await page.keyboard.press("Shift+B");
    await page.keyboard.press("Shift+C");
    await expect(status).toHaveCount(0);
    await page.keyboard.press("Shift");
    await expect(status).toHaveText(leavePage.en.pressTwice);
    await page.keyboard.press("a");
    await expect(status).toHaveCount(0);
    await page.keyboard.press("Shift");
    await page.keyboard.press("Shift");
    await expect(status).toHaveText(leavePage.en.pressOnce);
    await page.keyboard.press("Shift");
    await expect(page).toHaveTitle("Weather");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});
