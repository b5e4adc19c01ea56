import type { Page } from "@playwright/test";
import { surveyQuestions } from "~/content/survey";
import { fillForm, formNamed, send, solveSum, type Typed } from "../support/forms";
import { addArticle, confirmPath, mailSettings } from "../support/newsletter";
import { type Site, startSite } from "../support/server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { expect, test } from "./fixtures";

const thanked = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

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
  await fillForm(form, { ...letter, securityAnswer: await solveSum(form) });
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
  await fillForm(form, { name: "Kim", email: "kim@example.org", wantsNews: true, wantsTeamUpdates: false });
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
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  const growth = async (form: string) => {
    const row = page
      .getByRole("region", { name: "Form Performance Summary" })
      .getByRole("row", { name: form });
    return (await row.getByRole("cell").last().textContent())?.trim();
  };
  expect(await growth("Newsletter")).toBe("+4");
  expect(await growth("Survey")).toBe("+1");
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

// Each form has tests of its own, and staff have a week without script.
test("a week of visitors and staff using the site @with-script", {
  tag: ["@public-4.3", "@public-6", "@public-8.2", "@public-8.3", "@staff-1", "@staff-2.4", "@staff-8.1"],
}, async ({ page }) => {
  const sink = await startSmtpSink();
  const site = await startSite({ env: { SMTP_URL: sink.url, MAIL_PER_SECOND: "1000", ...mailSettings } });
  try {
    await page.goto(`${site.url}/news`);
    await expect(page.getByRole("article").first()).toBeVisible();

    await subscribe(page, site, "ann@example.org", { wantsNews: true, wantsTeamUpdates: true });
    await subscribe(page, site, "bob@example.org", { wantsNews: true, wantsTeamUpdates: false });
    await subscribe(page, site, "teamonly@example.org", { wantsNews: false, wantsTeamUpdates: true });
    await writeToUs(page, site);
    await answerTheSurvey(page, site);
    await staffLook(page, site);

    await addArticle(site.db);
    await sendNewsletter(site);
    const readers = ["ann@example.org", "bob@example.org", "kim@example.org"];
    expect(sink.recipients()).toEqual(readers);

    await leave(page, site, sink);
  } finally {
    await site.stop();
    await sink.stop();
  }
});
