import { describe, expect, it } from "vitest";
import { statistics, statisticsTab } from "./statistics.server";
import { page, statisticsPage } from "./statistics-page";

const items = statistics.tabs.flatMap(({ groups }) => groups.flatMap((group) => group.items));

describe("statistics library", () => {
  it("has 84 figures in the six tabs of the specification, in its order", { tags: ["@public-2.19"] }, () => {
    expect(items).toHaveLength(84);
    expect(page.description).toContain("84 figures");
    expect(statistics.tabs.map(({ id }) => id)).toEqual([
      "displacement",
      "economic",
      "demographics",
      "solutions",
      "global",
      "corporate",
    ]);
  });

  it("gives every figure a named source, a year and an https link", { tags: ["@public-2.19"] }, () => {
    for (const { source, year } of [...items, ...statistics.timeline, ...statistics.economicImpactGrid]) {
      expect(source.name).not.toBe("");
      expect(source.link).toMatch(/^https:\/\//);
      expect(year).toBeGreaterThan(1990);
    }
  });

  it("shows no figure twice in a tab", () => {
    for (const { groups } of statistics.tabs) {
      const labels = groups.flatMap((group) => group.items.map(({ number, label }) => `${number} ${label}`));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it("draws the timeline, the grid and the bar chart once each", { tags: ["@public-2.19"] }, () => {
    const types = statistics.tabs.flatMap(({ visualization }) => visualization?.type ?? []);
    expect(types).toEqual(["timeline", "economicImpactGrid", "industryBarChart"]);
  });

  it("lists the timeline from old to new, as many events as the page says", () => {
    const years = statistics.timeline.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(years).toHaveLength(16);
    expect(statisticsPage.visualizations.timeline.intro).toContain("Sixteen");
    expect(statistics.keyInsights).toHaveLength(6);
  });

  it("bears out the finding above the bar chart", () => {
    const [first, second] = statistics.industryExposure.items.toSorted((a, b) => b.share - a.share);
    expect([first?.industry, second?.industry]).toEqual(["Office and administrative support", "Legal"]);
  });

  it("leads to the donation page", { tags: ["@public-2.19"] }, () => {
    expect(statisticsPage.support.link).toEqual({ label: "Support Our Mission", to: "/support" });
  });

  it("opens the first tab for a missing or unknown name", { tags: ["@public-2.19"] }, () => {
    expect(statisticsTab(null).id).toBe("displacement");
    expect(statisticsTab("nonsense").id).toBe("displacement");
    expect(statisticsTab("global").title).toBe("Around the world");
  });
});
