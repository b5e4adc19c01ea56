import type { Locator, Page } from "@playwright/test";
import { contactSubjects } from "~/content/contact";
import { crisisHeading, crisisPage } from "~/content/crisis-card";
import { leavePage } from "~/content/page";
import { surveyQuestions } from "~/content/survey";
import { contactForm } from "~/features/contact/contact.form";
import { dangerCopy, lineToGive } from "~/features/crisis/danger.copy";
import { notificationMails } from "~/features/notifications/notification-mails.server";
import {
  batchNotifications,
  NOTIFICATION_QUEUE,
} from "~/features/notifications/notifications.queries.server";
import { surveyForm } from "~/features/survey/survey.form";
import { volunteerForm } from "~/features/volunteer/application.form";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { type DangerFamily, isDangerFamily } from "~/lib/danger-family";
import { createMailer } from "~/mail/mailer.server";
import { staffPage } from "../support/dashboard";
import { fillForm, formNamed, send, solveSum } from "../support/forms";
import { publicPages } from "../support/pages";
import type { Site } from "../support/server";
import { startSmtpSink } from "../support/smtp-sink";
import { expect, test } from "./fixtures";
import { newVisitorEmail } from "./form-steps";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const DIRECTORY = "/services/support-and-resources";

/** What somebody types, the first way to reach a person, and a word that must be seen nowhere again. */
const told: Record<DangerFamily, { q: string; first: string; word: RegExp }> = {
  self: { q: "i want to kill myself", first: "tel:988", word: /kill/ },
  other: { q: "my son says he wants to kill himself", first: "tel:988", word: /my son/ },
  home: { q: "my husband hits me when he drinks", first: "tel:+18007997233", word: /husband/ },
  child: { q: "someone is touching my daughter", first: "tel:+18004224453", word: /daughter/ },
  overdose: { q: "she took all my pills and isnt breathing", first: "tel:911", word: /pills/ },
  trafficking: {
    q: "my boss took our passports and wont let us leave the farm",
    first: "tel:+18883737888",
    word: /passport/,
  },
  violence: { q: "im going to shoot my manager", first: "tel:911", word: /my manager/ },
};
const families = Object.entries(told).flatMap(([family, danger]) =>
  isDangerFamily(family) ? [[family, danger] as const] : [],
);

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

/** What staff are mailed about all that waits. */
async function mailStaff({ db, url }: Site) {
  const recipients = ["ann@example.org"];
  await batchNotifications(db, recipients, new Date());
  const sink = await startSmtpSink();
  const mailer = createMailer({
    smtpUrl: sink.url,
    from: "us@example.org",
    outboxDirectory: "",
    perSecond: 1000,
  });
  await runQueue({
    db,
    mailer,
    domain: "example.org",
    kind: notificationMails({ recipients, organization: "After Automation", siteUrl: url }),
    queue: NOTIFICATION_QUEUE,
    now: () => new Date(),
    signal: new AbortController().signal,
  });
  mailer.close();
  await sink.stop();
  return sink.mails.map(({ mail }) => mail);
}

/** Each family on a phone or on a desktop; without script, on the other one. */
const sizeOf = (place: number, javaScript: "on" | "off") =>
  (place % 2 === 0) === (javaScript === "on") ? PHONE : DESKTOP;

test("a search for help that tells of danger opens a page with the right line first", {
  tag: ["@public-2.8"],
}, async ({ page, javaScript }) => {
  for (const [place, [family, { q, first, word }]] of families.entries()) {
    const size = sizeOf(place, javaScript);
    await page.setViewportSize(size);
    await page.goto("/");
    const answered = page.waitForResponse((response) => response.url().includes("help="));
    const search = page.getByRole("searchbox").first();
    await search.fill(q);
    await search.press("Enter");
    expect(await (await answered).headerValue("cache-control"), family).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1, name: crisisPage.heading })).toBeVisible();
    await expectCard(page, first, size.width);
    await expect(page).toHaveURL(/\?help=\d#results$/);
    const html = await page.content();
    expect(html).not.toMatch(word);
    expect(html).not.toContain("Nothing matches");
    await expect(page.locator("main form[role=search], main select")).toHaveCount(0);
    await expect(page.getByRole("article").getByRole("link", { name: "Call 211" })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a list that is filtered while somebody types becomes the lines, and the address has no word of it @with-script", {
  tag: ["@public-2.8"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(DIRECTORY);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  const search = page.getByLabel("Search resources");
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

  await search.fill("rent");
  await search.press("Enter");
  await expect(page).toHaveURL(/q=rent/);
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
});

test("the name of a line, and poison control, lead to its number", { tag: ["@public-2.8"] }, async ({
  page,
}) => {
  const names: [string, string][] = [
    ["poison control", "tel:+18002221222"],
    ["Poison Help", "tel:+18002221222"],
    ["Childhelp", "tel:+18004224453"],
    ["human trafficking hotline", "tel:+18883737888"],
    ["988", "tel:988"],
    ["crisis text line", "sms:741741?&body=HOME"],
    ["National Domestic Violence Hotline", "tel:+18007997233"],
    ["Veterans Crisis Line", "tel:988"],
    ["love is respect", "tel:+18663319474"],
    ["runaway safeline", "tel:+18007862929"],
  ];
  for (const [q, number] of names) {
    await page.goto(`${DIRECTORY}?q=${encodeURIComponent(q)}#results`);
    await expect(page.locator(`#results a[href="${number}"]`).first(), q).toBeVisible();
  }
});

test.describe("the confirmation of a form that tells of danger", () => {
  /** The lines stand above what the form says of itself. */
  async function expectConfirmed(
    page: Page,
    { first, word }: (typeof told)[DangerFamily],
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

  async function writeTo(page: Page, path: string, message: string, size = PHONE) {
    await page.setViewportSize(size);
    await page.goto(path);
    const form = formNamed(page, contactForm.name);
    const email = newVisitorEmail();
    await fillForm(form, {
      name: "Sam",
      email,
      subject: contactSubjects[0]?.value ?? "",
      message,
    });
    await form.locator("[name=securityAnswer]").fill(await solveSum(form));
    await send(form);
    return email;
  }

  test("to Contact has the right line first in every family, and staff get an urgent row and an urgent mail", {
    tag: ["@public-4.5"],
  }, async ({ page, browser, javaScript, site }) => {
    const written: [DangerFamily, string][] = [];
    for (const [place, [family, danger]] of families.entries()) {
      const size = sizeOf(place, javaScript);
      const email = await writeTo(page, "/contact", `I was laid off in May.\n${danger.q}`, size);
      written.push([family, email]);
      await expectConfirmed(page, danger, contactForm.messages.success, size.width);
      if (danger === told.self) {
        const response = await page.reload();
        expect(await response?.headerValue("cache-control")).toBe("no-store");
        await expectCard(page, danger.first, size.width);
      }
    }
    const mails = await mailStaff(site);
    const context = await browser.newContext({ javaScriptEnabled: javaScript === "on" });
    const staff = await staffPage(context, site);
    for (const [family, email] of written) {
      const { id } = await site.db
        .selectFrom("contact_submissions")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const path = `/admin/dashboard/contact/${id}`;
      const mail = mails.find(({ text }) => text?.includes(path));
      expect(mail?.subject, family).toMatch(/^Urgent: /);
      expect(mail?.text).not.toMatch(told[family].word);
      await staff.goto(`/admin/dashboard/inbox?row=contact:${id}`);
      const note = staff.getByRole("region", { name: tableCopy.urgent.label });
      await expect(note).toContainText(dangerCopy.families[family]);
      await expect(note).toContainText(lineToGive(family));
    }
    await context.close();
  });

  test("of Share your story, of an application and of the survey has it too", {
    tag: ["@public-4.4"],
  }, async ({ page }) => {
    await writeTo(
      page,
      "/contact?about=story",
      `${"The team was gone by noon. ".repeat(60)} ${told.child.q}`,
    );
    await expectConfirmed(page, told.child, contactForm.messages.success);

    await page.goto("/volunteer?role=policy_advocate");
    const application = formNamed(page, "volunteer");
    await fillForm(application, {
      firstName: "Sam",
      lastName: "Ortiz",
      email: newVisitorEmail(),
      location: "Toledo, Ohio",
      experience: "Ten years on the phones.",
      motivation: "Somebody listened to me.",
      availability: "Evenings",
      additionalInfo: told.home.q,
    });
    await send(application);
    const form = volunteerForm({ anchor: "application", roles: ["policy_advocate"] });
    await expectConfirmed(page, told.home, form.messages.success);

    await page.goto("/crowdfunding");
    const survey = formNamed(page, surveyForm.name);
    // All steps, as without script.
    await survey.evaluate((node) => {
      for (const step of node.querySelectorAll<HTMLElement>("[data-step]")) step.style.display = "block";
    });
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

  test("is the same for a duplicate, and a refused form has the lines beside what is wrong", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = formNamed(page, contactForm.name);
    const letter = { name: "Sam", email: newVisitorEmail(), subject: "support", message: told.self.q };
    await fillForm(form, { ...letter, email: "sam@" });
    await send(form);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(lines(page).first()).toHaveAttribute("href", told.self.first);
    await expect(form.locator("[name=message]")).toHaveValue(letter.message);
    for (let time = 0; time < 2; time += 1) {
      await page.goto("/contact?new=yes");
      await fillForm(form, letter);
      await form.locator("[name=securityAnswer]").fill(await solveSum(form));
      await send(form);
      await expect(page.getByRole("status").filter({ hasText: contactForm.messages.success })).toBeVisible();
      await expect(lines(page).first()).toHaveAttribute("href", told.self.first);
    }
  });
});

test.describe("Leave this page", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${leavePage.en.to}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
    );
  });

  test("leads to the weather, and with script Back does not lead to the lines again", async ({
    page,
    javaScript,
  }) => {
    for (const path of [
      `${DIRECTORY}?help=3`,
      `${DIRECTORY}?category=Crisis+Support`,
      `/news?q=${encodeURIComponent(told.self.q)}`,
    ]) {
      await page.goto("/about");
      await page.goto(path);
      await leave(page).click();
      await expect(page).toHaveTitle("Weather");
      await page.goBack();
      if (javaScript === "on") await expect(page).toHaveURL("/about");
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

  test("stands on the confirmation of a form, also where a script has put it there", async ({ page }) => {
    await page.goto("/contact");
    const form = formNamed(page, contactForm.name);
    await fillForm(form, { name: "Sam", email: newVisitorEmail(), subject: "other", message: told.home.q });
    await form.locator("[name=securityAnswer]").fill(await solveSum(form));
    await send(form);
    await leave(page).click();
    await expect(page).toHaveTitle("Weather");
  });
});

test("every number to call or to text is at least 44 px high on a phone, and says what it is", {
  tag: ["@without-script"],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const small: string[] = [];
  for (const path of [...publicPages, "/first-week?state=OH", `${DIRECTORY}?show=all`]) {
    await page.goto(path);
    const found = await page.locator("a[href^='tel:'], a[href^='sms:']").evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter((link) => link.getBoundingClientRect().height < 43.5 || !/\d/.test(link.textContent ?? ""))
        .map((link) => `${Math.round(link.getBoundingClientRect().height)} px: ${link.textContent}`),
    );
    small.push(...found.map((link) => `${path} ${link}`));
  }
  expect(small).toEqual([]);
});
