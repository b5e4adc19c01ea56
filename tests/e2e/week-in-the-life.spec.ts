import type { Page } from "@playwright/test";
import { surveyQuestions } from "~/content/survey";
import { fillForm, formNamed, send, solveSum, type Typed } from "../support/forms";
import { addArticle, confirmPath, mailSettings } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { expect, test } from "./fixtures";

/** One form of the site: where it stands, one wrong and one right way to fill it in, and the row it leaves. */
interface Step {
  page: string;
  form: string;
  /** What is typed wrong at first, and what the page then says beside that field. */
  wrong: { name: string; typed: string; message: string };
  typed: Typed;
  success: string;
  table: "volunteer_applications" | "partnership_applications" | "contact_submissions" | "ai_impact_surveys";
  row: Record<string, string>;
}

const WRONG_EMAIL = {
  name: "email",
  typed: "nobody",
  message: "Enter an email address, like name@example.com",
};
const VOLUNTEERED = "Thank you for your application! We'll review it and get back to you within 48 hours.";
const PARTNERED = "Thank you for your interest in partnering with us! We'll be in touch within 48 hours.";

function volunteer(page: string, role: string, name: string): Step {
  return {
    page,
    form: "volunteer",
    wrong: WRONG_EMAIL,
    typed: {
      firstName: name,
      lastName: "Reyes",
      email: `${name.toLowerCase()}@example.org`,
      phone: "555 0100",
      location: "Toledo, Ohio",
      experience: "Eleven years in claims.",
      motivation: "Somebody listened to me.",
      availability: "Tuesday nights",
    },
    success: VOLUNTEERED,
    table: "volunteer_applications",
    row: {
      role,
      first_name: name,
      last_name: "Reyes",
      experience: "Eleven years in claims.",
      status: "pending",
    },
  };
}

function partner(page: string, form: string, source: string): Step {
  return {
    page,
    form,
    wrong: WRONG_EMAIL,
    typed: {
      companyName: `Bakery for ${source}`,
      contactName: "Lee Chen",
      email: `${source}@example.org`,
      partnershipType: "Resource Sharing",
      message: "We have rooms you can meet in.",
    },
    success: PARTNERED,
    table: "partnership_applications",
    row: {
      company_name: `Bakery for ${source}`,
      partnership_type: "Resource Sharing",
      source,
      status: "pending",
    },
  };
}

const steps: Step[] = [
  volunteer("/services/support-and-resources", "peer_counselor", "Dana"),
  volunteer("/services/policy-advocacy", "policy_advocate", "Ana"),
  volunteer("/volunteer?role=mental_health_professional", "mental_health_professional", "Mei"),
  volunteer("/volunteer?role=community_moderator", "community_moderator", "Ugo"),
  partner("/partner", "partnership", "partner_page"),
  partner("/services/corporate-accountability", "corporate_partnership", "corporate_accountability"),
];

const showMessage = (page: Page) => page.getByRole("alert");
const thanked = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

async function fillWronglyThenRightly(page: Page, site: Site, step: Step) {
  await page.goto(site.url + step.page);
  const form = formNamed(page, step.form);
  await fillForm(form, { ...step.typed, [step.wrong.name]: step.wrong.typed });
  await send(form);
  await expect(showMessage(page)).toContainText(step.wrong.message);
  await expect(form.locator(`[name="${step.wrong.name}"]`)).toHaveAccessibleDescription(
    new RegExp(step.wrong.message),
  );
  for (const [name, value] of Object.entries(step.typed)) {
    if (name !== step.wrong.name && typeof value === "string") {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
    }
  }
  await fillForm(form, { [step.wrong.name]: step.typed[step.wrong.name] ?? "" });
  await send(form);
  await thanked(page, step.success);
  const rows = await site.db
    .selectFrom(step.table)
    .selectAll()
    .where("email", "=", String(step.typed.email))
    .execute();
  expect(rows).toMatchObject([step.row]);
}

async function subscribe(page: Page, site: Site, email: string, wishes: Typed) {
  await page.goto(`${site.url}/#newsletter`);
  const form = formNamed(page, "newsletter");
  await fillForm(form, { name: email.split("@")[0] ?? "", email, ...wishes });
  await send(form);
  await thanked(page, "Thank you for subscribing!");
  await confirm(page, site, email);
}

async function confirm(page: Page, site: Site, email: string) {
  await page.goto(site.url + (await confirmPath(site.db, email)));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list");
}

async function writeToUs(page: Page, site: Site) {
  await page.goto(`${site.url}/contact`);
  const form = formNamed(page, "contact");
  const letter = {
    name: "Sam",
    email: "sam@example.org",
    subject: "support",
    message: "My whole team is gone.",
  };
  await fillForm(form, { ...letter, securityAnswer: "99" });
  await send(form);
  await expect(showMessage(page)).toContainText("Please solve the math problem correctly.");
  await expect(form.locator("[name=message]")).toHaveValue(letter.message);
  await fillForm(form, { securityAnswer: await solveSum(form) });
  await send(form);
  await thanked(page, "Thank you for your message! We will get back to you within 48 hours.");
  expect(await site.db.selectFrom("contact_submissions").selectAll().execute()).toMatchObject([letter]);
}

async function answerTheSurvey(page: Page, site: Site) {
  await page.goto(`${site.url}/crowdfunding#questionnaire`);
  const form = formNamed(page, "survey");
  for (const { name, options } of surveyQuestions) {
    await form.locator(`[name="${name}"][value="${options[0]?.value}"]`).check();
  }
  await fillForm(form, { name: "Kim", email: "kim", wantsNews: true, wantsTeamUpdates: false });
  await send(form);
  await expect(showMessage(page)).toContainText("Enter an email address");
  await fillForm(form, { email: "kim@example.org" });
  await send(form);
  await expect(page.getByRole("status").first()).toContainText(/thank you/i);
  expect(await site.db.selectFrom("ai_impact_surveys").selectAll().execute()).toMatchObject([
    { name: "Kim", email: "kim@example.org", impact_level: "lost_job", worry_level: "extremely" },
  ]);
  await confirm(page, site, "kim@example.org");
}

async function staffLook(page: Page, site: Site) {
  await page.goto(`${site.url}/admin/dashboard`);
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel("Email").fill(site.admin.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(showMessage(page)).toContainText(
    "Invalid email or password. Contact the administrator if you need access.",
  );
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  const growth = async (form: string) => {
    const row = page
      .getByRole("region", { name: "Form Performance Summary" })
      .getByRole("row", { name: form });
    return (await row.getByRole("cell").last().textContent())?.trim();
  };
  expect(await growth("Newsletter")).toBe("+5");
  expect(await growth("Survey")).toBe("+1");
  expect(await growth("Volunteer")).toBe("+4");
  expect(await growth("Partnership")).toBe("+2");
  expect(await growth("Contact")).toBe("+1");
  await expect(page.getByText("sam@example.org").first()).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
}

async function sendNewsletter(site: Site): Promise<void> {
  const sender = site.run("send-newsletter");
  const code = await sender.exit;
  expect(code, sender.output()).toBe(0);
}

const linkOf = (header: string | undefined) => /<([^>]+)>/.exec(header ?? "")?.[1] ?? "";

async function leave(page: Page, site: Site, sink: SmtpSink) {
  const link = (address: string) => {
    const received = sink.mails.find((mail) => mail.to.includes(address));
    const header = received?.mail.headers.find(({ key }) => key === "list-unsubscribe");
    return linkOf(header?.value);
  };
  const active = async (email: string) => {
    const row = await site.db
      .selectFrom("newsletter_subscribers")
      .select("is_active")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return row.is_active;
  };

  // The link in the mail: a page that changes nothing when it is opened, and a button.
  await page.goto(link("ann@example.org"));
  expect(await active("ann@example.org")).toBe(1);
  await page.getByRole("button", { name: /unsubscribe/i }).click();
  await expect(page.getByRole("status")).toBeVisible();
  expect(await active("ann@example.org")).toBe(0);

  // The mail program's own button: RFC 8058, one post without cookies.
  const oneClick = await fetch(link("bob@example.org"), {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(oneClick.status).toBe(200);
  expect(await active("bob@example.org")).toBe(0);
}

// Each form is sent in both modes by the tests that are about it; staff have a week without script of their own.
test("a week of visitors and staff using the site @with-script", {
  tag: ["@public-4.3", "@public-6", "@public-8.2", "@public-8.3", "@staff-1", "@staff-2.4", "@staff-8.1"],
}, async ({ page }) => {
  test.setTimeout(600_000);
  const sink = await startSmtpSink();
  const site = await startSite({ env: { SMTP_URL: sink.url, MAIL_PER_SECOND: "1000", ...mailSettings } });
  try {
    await page.goto(`${site.url}/news`);
    await expect(page.getByRole("article").first()).toBeVisible();

    await subscribe(page, site, "ann@example.org", { wantsNews: true, wantsTeamUpdates: true });
    await subscribe(page, site, "bob@example.org", { wantsNews: true, wantsTeamUpdates: false });
    await subscribe(page, site, "cat@example.org", { wantsNews: true, wantsTeamUpdates: true });
    await subscribe(page, site, "teamonly@example.org", { wantsNews: false, wantsTeamUpdates: true });
    for (const step of steps) await fillWronglyThenRightly(page, site, step);
    await writeToUs(page, site);
    await answerTheSurvey(page, site);
    await staffLook(page, site);

    await addArticle(site.db);
    await sendNewsletter(site);
    const readers = ["ann@example.org", "bob@example.org", "cat@example.org", "kim@example.org"];
    expect(sink.recipients()).toEqual(readers);

    await leave(page, site, sink);
  } finally {
    await site.stop();
    await sink.stop();
  }
});
