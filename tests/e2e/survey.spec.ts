import type { BrowserContext, Page } from "@playwright/test";
import { contactStep, notSaved, progressText, surveyQuestions, thankYou } from "~/content/survey";
import { surveyForm } from "~/features/survey/survey.form";
import { watchFormEvents } from "../support/form-events";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";
import { sendSlowly } from "./form-steps";

const survey = (page: Page) => page.locator("#questionnaire form");
const group = (page: Page, number: number) =>
  survey(page).getByRole("group", { name: new RegExp(`^${progressText(number)}`) });
const newEmail = () => `respondent-${crypto.randomUUID()}@example.org`;
const rows = (site: Site, email: string) =>
  site.db.selectFrom("ai_impact_surveys").selectAll().where("email", "=", email).execute();
const send = (page: Page) => survey(page).getByRole("button", { name: contactStep.submit }).click();
const progress = (page: Page) => survey(page).getByRole("progressbar");

/** Gives the second answer to each question; with script each brings the next one. */
async function answerAll(page: Page, from = 1) {
  for (const [index, { options }] of surveyQuestions.entries()) {
    if (index + 1 < from) continue;
    await group(page, index + 1)
      .getByText(options[1]?.label ?? "", { exact: true })
      .click();
    const next =
      index + 1 < surveyQuestions.length ? group(page, index + 2) : survey(page).getByLabel("Name");
    await expect(next).toBeVisible();
  }
}

async function sign(page: Page, email: string) {
  await survey(page).getByLabel("Name").fill("Sam");
  await survey(page).getByLabel("Email").fill(email);
}

/** Opens the survey, and once its script has taken over lets no time pass but what the test allows. */
async function stopTheClock(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: new Date("2026-01-05T08:00:00Z") });
  await page.goto("/crowdfunding");
  await expect(survey(page).locator("[data-ready]")).toBeVisible();
  await page.clock.pauseAt(new Date("2026-01-05T09:00:00Z"));
  return page;
}

test("a survey response with an e-mail address is saved, counted and confirmed", {
  tag: ["@public-1.2", "@public-2.15", "@public-4.6", "@public-5.6"],
}, async ({ page, site, javaScript }) => {
  const events = await watchFormEvents(site, "survey");
  const email = newEmail();
  await page.goto("/crowdfunding");
  await page.getByRole("link", { name: "Answer seven questions" }).click();
  await answerAll(page);
  await sign(page, email);
  await survey(page).getByLabel(contactStep.wantsTeamUpdates).uncheck();
  await sendSlowly(page, surveyForm, javaScript);

  const thanks = page.getByRole("status").filter({ hasText: thankYou.text });
  await expect(thanks).toBeVisible();
  await expect(survey(page)).toHaveCount(0);
  const section = page.locator("#questionnaire");
  await expect(section.getByRole("link", { name: "Donate Now" })).toHaveCount(0);
  await expect(section.getByRole("link").first()).toHaveAttribute(
    "href",
    "/services/support-and-resources?category=Education+%26+Training#results",
  );
  await expect(section.getByRole("link", { name: "Your first seven days" })).toBeVisible();
  await expect(section.getByRole("link", { name: "See the survey results" })).toHaveAttribute(
    "href",
    "/survey-results",
  );
  expect(await rows(site, email)).toMatchObject([
    {
      name: "Sam",
      impact_level: "reduced_hours",
      worry_level: "very",
      industry_changes: "retail",
      personal_experience: "job_elimination",
      financial_impact: "moderate_loss",
      support_needs: "job_training",
      timeframe: "next_year",
    },
  ]);
  const signup = await site.db
    .selectFrom("newsletter_signups")
    .select(["wants_news", "wants_team_updates"])
    .where("email", "=", email)
    .execute();
  expect(signup).toEqual([{ wants_news: 1, wants_team_updates: 0 }]);
  const expected = javaScript === "on" ? ["complete", "start", "unique_view", "view"] : ["complete", "view"];
  await expect.poll(events).toEqual(expected);

  const thanked = page.url();
  await page.goBack();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto(thanked.replace(/&mark=[^&#]*/, ""));
  await expect(page.getByRole("status").filter({ hasText: thankYou.text })).toHaveCount(0);
  await page.goto(thanked);
  await section.getByRole("link", { name: thankYou.again.label }).click();
  await expect(group(page, 1)).toBeVisible();
  await expect(survey(page).getByRole("radio", { checked: true, includeHidden: true })).toHaveCount(0);
});

test.describe("without script", { tag: "@without-script" }, () => {
  test("every missing answer is listed with a link to its question", async ({ page }) => {
    await page.goto("/crowdfunding");
    for (const number of [1, 4, 7]) await group(page, number).getByRole("radio").first().check();
    await expect(survey(page).getByRole("progressbar")).toBeHidden();
    await send(page);
    const summary = page.getByRole("alert");
    await expect(summary.getByRole("link")).toHaveText([
      "Choose an answer to question 2",
      "Choose an answer to question 3",
      "Choose an answer to question 5",
      "Choose an answer to question 6",
      "Enter your name",
      "Enter your email address",
    ]);
    await expect(group(page, 4).getByRole("radio").first()).toBeChecked();
    await expect(group(page, 3)).toHaveAccessibleDescription(/Choose an answer to question 3/);
    await summary.getByRole("link", { name: "question 5" }).click();
    await expect(group(page, 5).getByRole("radio").first()).toBeInViewport();
  });
});

test.describe("step by step", { tag: "@with-script" }, () => {
  test("one question shows from the first paint without a layout shift", { tag: ["@public-2.15"] }, async ({
    page,
  }) => {
    // One that arrives late moves the titles of a machine that has no font of the same width.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON());
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/crowdfunding#questionnaire");
    await expect(survey(page).getByRole("group")).toHaveCount(1);
    await expect(progress(page)).toHaveAttribute("aria-valuetext", "Question 1 of 7");
    await expect(survey(page).locator("[data-ready]")).toBeVisible();
    expect(await page.evaluate("shifts")).toEqual([]);
  });

  test("the first question and the promise are in a phone's first screen, and beside each other on a desktop", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/crowdfunding");
    await expect(group(page, 1).locator("legend")).toBeInViewport();
    await expect(page.getByText(/never a name or an email address/)).toBeInViewport({ ratio: 1 });
    await group(page, 1).getByRole("radio").first().check();
    await expect(group(page, 2).locator("legend")).toBeInViewport();
    // Names alone stand above a later question there.
    await expect(page.getByText(/never a name or an email address/)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    const here = page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Survey" });
    await expect(here).toHaveAttribute("aria-current", "page");
    const [head, form] = await Promise.all(
      [".section-head", ".section-body"].map((part) => page.locator(`#questionnaire ${part}`).boundingBox()),
    );
    expect(form?.x, "the form stands beside its title").toBeGreaterThan((head?.x ?? 0) + (head?.width ?? 0));
  });

  test("an answer shows the next question after half a second", {
    tag: ["@public-4.6", "@public-9.4"],
  }, async ({ ownContext }) => {
    const page = await stopTheClock(ownContext);
    await group(page, 1).getByRole("radio").first().check();
    await page.clock.runFor(490);
    await expect(group(page, 1)).toBeVisible();
    await page.clock.runFor(20);
    await expect(group(page, 2)).toBeVisible();
    await expect(group(page, 1)).toBeHidden();
    await expect(group(page, 2).getByRole("radio").first()).toBeFocused();
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "1");
  });

  test("arrow keys move through the answers, Enter and Space continue", async ({ ownContext }) => {
    const page = await stopTheClock(ownContext);
    await group(page, 1).getByRole("radio").first().focus();
    for (let i = 0; i < 3; i += 1) {
      await page.keyboard.press("ArrowDown");
      await page.clock.runFor(2000);
    }
    await expect(group(page, 1).getByRole("radio").nth(3)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(group(page, 2)).toBeVisible();
    await page.keyboard.press("Space");
    await page.clock.runFor(600);
    await expect(group(page, 3)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.clock.runFor(2000);
    await page.keyboard.press("Space");
    await expect(group(page, 4)).toBeVisible();
  });

  test("an answer given before the script has loaded shows the next question", async ({ page }) => {
    let letThrough = () => {};
    const waited = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/build/**/*.js", async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto("/crowdfunding", { waitUntil: "commit" });
    await group(page, 1).getByText("I lost my job").click();
    letThrough();
    await expect(group(page, 2)).toBeVisible();
  });

  test("no question can be skipped, and Back returns to the previous one", async ({ page }) => {
    await page.goto("/crowdfunding");
    const next = survey(page).getByRole("button", { name: "Next question" });
    await expect(survey(page).locator("[data-ready]")).toBeVisible();
    await expect(next).toBeHidden();
    await group(page, 1).getByRole("radio").first().press("Enter");
    await expect(group(page, 1)).toHaveAccessibleDescription(/Choose an answer to question 1/);
    await group(page, 1).getByText("I lost my job").click();
    await expect(group(page, 2)).toBeVisible();
    await survey(page).getByRole("button", { name: "Previous question" }).click();
    await expect(group(page, 1).getByRole("radio", { name: "I lost my job" })).toBeChecked();
    await next.click();
    await expect(group(page, 2)).toBeVisible();
    await group(page, 2).getByRole("radio").first().check();
    await expect(group(page, 3)).toBeVisible();
    await page.goBack();
    await expect(group(page, 2)).toBeVisible();
    await expect(group(page, 2).getByRole("radio").first()).toBeFocused();
    await page.goBack();
    await expect(group(page, 1).getByRole("radio", { name: "I lost my job" })).toBeChecked();
    await page.goForward();
    await expect(group(page, 2)).toBeVisible();
    await page.getByRole("link", { name: "Answer seven questions" }).click();
    await expect(page.locator("#questionnaire")).toBeInViewport();
    await expect(group(page, 2)).toBeVisible();
  });

  test("answers are preserved across a reload, the back button, an error and a lost connection", {
    tag: ["@public-4.6", "@public-4.8", "@public-8.4", "@staff-3.2"],
  }, async ({ page, site }) => {
    const events = await watchFormEvents(site, "survey");
    await page.goto("/crowdfunding");
    await answerAll(page);
    const email = newEmail();
    await sign(page, email);
    await survey(page).getByLabel(contactStep.wantsNews).uncheck();
    await page.reload();
    await expect(survey(page).getByLabel("Email")).toHaveValue(email);
    await page.goto("/about");
    await page.goBack();
    await expect(survey(page).getByLabel("Email")).toHaveValue(email);
    await expect(survey(page).getByLabel(contactStep.wantsNews)).not.toBeChecked();

    await survey(page).getByLabel("Email").fill("sam");
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Enter an email address");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(survey(page).getByLabel("Email")).toHaveValue("sam");
    await expect(survey(page).getByLabel(contactStep.wantsNews)).not.toBeChecked();
    await survey(page).getByLabel("Email").fill(email);
    await page.route("**/crowdfunding", (route) => route.abort());
    await send(page);
    await expect(page.getByRole("alert")).toContainText(notSaved);
    await expect(survey(page).getByLabel("Email")).toHaveValue(email);
    await page.unroute("**/crowdfunding");
    await send(page);
    await expect(page.getByRole("status").filter({ hasText: thankYou.text })).toBeVisible();
    expect(await rows(site, email)).toMatchObject([
      { impact_level: "reduced_hours", timeframe: "next_year" },
    ]);
    // The contact step was left twice, which counts once.
    const counted = async () => (await events()).filter((event) => !event.includes("view"));
    await expect.poll(counted).toEqual(["complete", "error", "partial_complete", "start"]);
  });

  test("all questions show and can be sent when the page's script fails to load", async ({ page, site }) => {
    await page.route("**/build/**/*.js", (route) => route.abort());
    const email = newEmail();
    await page.goto("/crowdfunding");
    await expect(survey(page).getByRole("group")).toHaveCount(surveyQuestions.length + 1);
    await answerAll(page);
    await sign(page, email);
    await send(page);
    await expect(page.getByRole("status").filter({ hasText: thankYou.text })).toBeVisible();
    expect(await rows(site, email)).toHaveLength(1);
  });
});
