import { describe, expect, it } from "vitest";
import { headlineFigures } from "./headline-figures";
import * as home from "./home";
import {
  defaultImpactYear,
  firstImpactYear,
  firstProjectedYear,
  impactYears,
  lastImpactYear,
} from "./impact-years";

describe("yearly impact record", () => {
  it("has each year from 2020 to 2030 once, in order", () => {
    expect(impactYears.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, i) => 2020 + i));
    expect([firstImpactYear, lastImpactYear]).toEqual([2020, 2030]);
  });

  it("opens on a measured year of the record", () => {
    expect(defaultImpactYear).toBe(2024);
    expect(firstProjectedYear).toBe(2025);
  });

  it("bears out the finding above the chart", () => {
    const losing = impactYears
      .filter(({ displaced, newJobs }) => displaced > newJobs)
      .map(({ year }) => year);
    expect(losing).toEqual([2026, 2027, 2028, 2029, 2030]);
    expect(home.displacement.chart.finding).toContain("From 2026 on");
  });
});

describe("home page words", () => {
  it("shows the four headline figures, each beside a published measure", () => {
    expect(headlineFigures.map(({ number }) => number)).toEqual(["3.7M", "25M", "40%", "18 months"]);
    for (const { compare } of headlineFigures) expect(compare.source.link).toMatch(/^https:\/\//);
  });

  it("leads every service area to its page's top anchor", () => {
    expect(home.services.areas).toHaveLength(4);
    for (const { id, link, features } of home.services.areas) {
      expect(link.to).toBe(`/services/${id}#top`);
      expect(features).toHaveLength(4);
    }
  });

  it("says why we are different in four cards", () => {
    expect(home.different.cards.map(({ title }) => title)).toEqual([
      "Not a Think Tank",
      "Action over Theory",
      "Worker-first Mission",
      "Agility",
    ]);
  });

  it("keeps the specification's wording", () => {
    expect(home.displacement.heading).toBe("The Reality of AI Displacement");
    expect(home.yearStatisticsHeading(2024)).toBe("2024 Statistics");
    expect(home.latestNews.empty).toEqual({
      title: "No news articles yet",
      text: "Our news feed is being set up. Check back soon for the latest updates on AI job displacement.",
    });
  });
});
