import { surveyQuestions } from "~/content/survey";
import { surveyResults } from "~/content/survey-results";
import { type Site, startSite } from "../support/server";
import { expect, test } from "./fixtures";

/** People who gave one impact, one worry, and the first answer to everything else. */
async function answer(site: Site, people: number, impact: string, worry: string) {
  const first = (index: number) => surveyQuestions[index]?.options[0]?.value ?? "";
  for (let i = 0; i < people; i += 1) {
    await site.db
      .insertInto("ai_impact_surveys")
      .values({
        id: crypto.randomUUID(),
        name: "Sam",
        email: "sam@example.org",
        impact_level: impact,
        worry_level: worry,
        industry_changes: first(2),
        personal_experience: first(3),
        financial_impact: first(4),
        support_needs: first(5),
        timeframe: first(6),
        content_hash: crypto.randomUUID(),
        created_at: new Date().toISOString(),
      })
      .execute();
  }
}

test("the results show the share of each answer and hide small groups", {
  tag: ["@without-script", "@public-1.2", "@public-2.16", "@public-4.7", "@public-6", "@public-9.4"],
}, async ({ page }) => {
  const site = await startSite({ seed: false });
  try {
    const url = `${site.url}/survey-results`;
    await page.goto(url);
    await expect(page.getByRole("heading", { name: surveyResults.empty.heading })).toBeVisible();
    await expect(page.getByRole("link", { name: surveyResults.empty.link.label })).toHaveAttribute(
      "href",
      "/crowdfunding#questionnaire",
    );

    await answer(site, 3, "lost_job", "very");
    await page.goto(url);
    await expect(page.getByRole("heading", { name: surveyResults.tooFew.heading })).toBeVisible();

    await answer(site, 8, "lost_job", "extremely");
    await answer(site, 6, "reduced_hours", "little");
    await answer(site, 3, "job_threatened", "not");
    await page.goto(url);
    const chart = (name: keyof typeof surveyResults.charts) =>
      page.getByRole("figure", { name: new RegExp(`^${surveyResults.charts[name]}`) });
    await expect(chart("impactLevel").getByRole("listitem")).toHaveText([
      /I lost my job55%/,
      /cut30%/,
      /fewer than 5/,
      /fewer than 5/,
      /fewer than 5/,
    ]);
    const smallest = chart("impactLevel").getByRole("listitem").last();
    await expect(smallest.locator("[style]")).toHaveAttribute("style", /width:\s*5%/);
    await expect(page.getByText(surveyResults.totals.worried)).toBeVisible();
    await expect(page.getByText("at least 40%")).toBeVisible();
    await page.getByText(surveyResults.table.summary).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 7 + 41);
    await expect(page.locator("#support").getByRole("link")).toHaveAttribute("href", "/support");
    expect(await page.locator("script[type=module]").count()).toBe(0);

    const file = await page.request.get(`${site.url}/survey-results.csv`);
    expect(await file.text()).toContain(',"I lost my job","55%","11"\r\n');
  } finally {
    await site.stop();
  }
});
