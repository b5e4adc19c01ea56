import { describe, expect, it } from "vitest";
import { headlineFigures } from "./headline-figures";
import * as home from "./home";
import { chartControls, chartText, yearStatisticsHeading } from "./impact-chart";
import {
  defaultImpactYear,
  firstImpactYear,
  firstProjectedYear,
  impactYears,
  lastImpactYear,
} from "./impact-years";

describe("yearly impact record", () => {
  it("has each year from 2020 to 2030 once, in order", { tags: ["@public-3.9", "@public-9.2"] }, () => {
    expect(impactYears.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, i) => 2020 + i));
    expect([firstImpactYear, lastImpactYear]).toEqual([2020, 2030]);
  });

  it("holds the specification's amounts, in millions of jobs", { tags: ["@public-3.9"] }, () => {
    expect(impactYears.map(({ displaced, atRisk, newJobs }) => [displaced, atRisk, newJobs])).toEqual([
      [1.2, 8.5, 2.1],
      [1.8, 12.3, 2.8],
      [2.4, 15.7, 3.2],
      [3.1, 18.9, 3.9],
      [3.7, 22.1, 4.5],
      [4.8, 26.3, 5.2],
      [6.2, 31.1, 6.1],
      [8.1, 36.8, 7.3],
      [10.5, 43.2, 8.8],
      [13.7, 50.1, 10.6],
      [17.8, 57.3, 12.9],
    ]);
  });

  it("opens on a measured year of the record", { tags: ["@public-9.2"] }, () => {
    expect(defaultImpactYear).toBe(2024);
    expect(firstProjectedYear).toBe(2025);
  });
});

describe("home page words", () => {
  it("shows the four headline figures, each after a published measure", {
    tags: ["@public-2.4", "@public-3.11", "@public-9.1"],
  }, () => {
    expect(headlineFigures.map(({ number, label, description }) => [number, label, description])).toEqual([
      ["3.7M", "Jobs already displaced", "US, various industries"],
      ["25M", "Jobs at risk by 2030", "Per economic forecasts"],
      ["40%", "Workers unprepared", "Lack retraining opportunities"],
      ["18 months", "Average transition time", "To reach equivalent employment"],
    ]);
    for (const { measure } of headlineFigures) expect(measure.source.link).toMatch(/^https:\/\//);
  });

  it("opens with the three calls to action and the promise", { tags: ["@public-1.3", "@staff-1"] }, () => {
    expect(home.hero.actions).toEqual([
      { label: "Join Our Community", to: "community-chat" },
      { label: "Get Newsletter", to: "#newsletter" },
      { label: "Donate Now", to: "/support" },
    ]);
    expect(home.promise.heading).toBe("Our Promise");
    expect(home.promise.text).toContain("Workers come first in the age of AI");
  });

  it("names the four service areas and what each offers", { tags: ["@public-1.2", "@public-1.4"] }, () => {
    expect(home.services.areas.map(({ title, features }) => [title, ...features])).toEqual([
      [
        "Support & Resources",
        "Emergency financial assistance and grants",
        "Mental health support and counseling referrals",
        "Peer support groups",
        "A resource database",
      ],
      [
        "Policy Advocacy",
        "Universal basic income",
        "Worker protection legislation",
        "AI regulation and oversight",
        "Economic justice campaigns",
      ],
      [
        "Community Building",
        "Local support groups",
        "Online forums",
        "Peer mentorship",
        "Collective organizing",
      ],
      [
        "Corporate Accountability",
        "Responsibility campaigns",
        "Worker impact assessments",
        "Ethical AI standards",
        "Public pressure and transparency",
      ],
    ]);
  });

  it("leads every service area to its page's top anchor", { tags: ["@public-2.1"] }, () => {
    expect(home.services.areas).toHaveLength(4);
    for (const { id, link, features } of home.services.areas) {
      expect(link.to).toBe(`/services/${id}#top`);
      expect(features).toHaveLength(4);
    }
  });

  it("says why we are different in four cards", { tags: ["@public-1.5"] }, () => {
    expect(home.different.cards.map(({ title }) => title)).toEqual([
      "Not a Think Tank",
      "Action over Theory",
      "Worker-first Mission",
      "Agility",
    ]);
  });

  it("keeps the specification's wording", { tags: ["@public-2.4", "@public-2.5"] }, () => {
    expect(home.displacement.heading).toBe("The Reality of AI Displacement");
    expect(home.displacement.subtitle).toBe(
      "Understanding the scope and impact of AI on working communities helps us build better solutions.",
    );
    expect(chartControls).toMatchObject({
      hint: "Tap and drag the blue dot or tap anywhere on the chart",
      draggingHint: "Drag to explore different years",
    });
    expect(chartText).toMatchObject({
      title: "AI Job Impact Over Time",
      projectionNote: "2025-2030 data are projections based on current trends and economic forecasts.",
    });
    expect(chartText.series.map(({ label }) => label)).toEqual([
      "Jobs Displaced",
      "Jobs at Risk",
      "New Jobs Created",
    ]);
    expect(yearStatisticsHeading(2024)).toBe("2024 Statistics");
    expect(chartControls.panel).toMatchObject({
      displaced: "Displaced",
      atRisk: "At Risk",
      newJobs: "New Jobs",
      netImpact: "Net Impact",
    });
    expect(chartText.scope).toContain("US alone");
    expect(chartText.scope).toContain(`${170 - 92} million more jobs`);
    expect(home.hope.heading).toBe("But There's Hope");
    expect(home.hope.points.map(({ id }) => id)).toEqual(["community", "resources", "advocacy"]);
    expect(home.displacement.buttons).toEqual([
      { label: "View Detailed Statistics", to: "/statistics" },
      { label: "Volunteer With Us", to: "/volunteer" },
      { label: "Corporate Sponsorship", to: "/partner" },
    ]);
    expect(home.latestNews).toMatchObject({
      heading: "Latest News",
      readArticle: "Read full article",
      viewAll: { label: "View All News", to: "/news" },
    });
    expect(home.latestNews.empty).toEqual({
      title: "No news articles yet",
      text: "Our news feed is being set up. Check back soon for the latest updates on AI job displacement.",
    });
  });
});
