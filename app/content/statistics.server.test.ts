import { describe, expect, it } from "vitest";
import { governmentGaps } from "./crowdfunding";
import * as policyHistory from "./policy-history";
import { statistics, statisticsTab } from "./statistics.server";
import { page, statisticsPage } from "./statistics-page";

const items = statistics.tabs.flatMap(({ groups }) => groups.flatMap((group) => group.items));

describe("statistics library", () => {
  it("has 81 figures in the six tabs of the specification, in its order", { tags: ["@public-2.19"] }, () => {
    expect(items).toHaveLength(81);
    expect(page.description).toContain("81 figures");
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

  it("leads with the newest edition of a study on every tab, and says what it was", () => {
    const young = items.filter(({ source }) => source.link.includes("canariesaug26"));
    expect(young.map(({ number, label }) => [number, label.includes("it was 13%")])).toEqual([["19%", true]]);
    expect(statistics.keyInsights.map(({ text }) => text).join(" ")).toContain("19% below");
  });

  it("forecasts no exposure, and labels all displacement with a time", () => {
    const groups = statistics.tabs[0]?.groups ?? [];
    const forecasts = groups.find(({ title }) => title === "What forecasters expect")?.items ?? [];
    expect(forecasts.length).toBeGreaterThan(2);
    expect(forecasts.filter(({ label }) => label.includes("exposed"))).toEqual([]);
    const tags = groups.flatMap(({ items }) => items.map(({ tag }) => tag));
    expect(tags.filter((tag) => !/\d|^Today$/.test(tag))).toEqual([]);
  });

  it("draws the timeline, the grid and the bar chart once each", { tags: ["@public-2.19"] }, () => {
    const types = statistics.tabs.flatMap(({ visualization }) => visualization?.type ?? []);
    expect(types).toEqual(["timeline", "economicImpactGrid", "industryBarChart"]);
  });

  it("lists the timeline from old to new, as many events as the page says", () => {
    const years = statistics.timeline.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(years).toHaveLength(15);
    const { earlier, recentFrom } = statisticsPage.visualizations.timeline;
    expect(years.filter((year) => year < recentFrom)).toHaveLength(8);
    expect(earlier).toBe(`See the eight before ${recentFrom}`);
    expect(statisticsPage.visualizations.timeline.intro).toContain("Fifteen");
    expect(statistics.keyInsights).toHaveLength(6);
  });

  it("calls only a journal's or an institute's study a study, never a press item", {
    tags: ["@public-2.19"],
  }, () => {
    const studies = items
      .filter(({ kind }) => kind === "study")
      .map(({ source }) => new URL(source.link).host);
    expect([...new Set(studies)].sort()).toEqual([
      "academic.oup.com",
      "digitaleconomy.stanford.edu",
      "doi.org",
      "papers.ssrn.com",
      "research.upjohn.org",
      "www.ilo.org",
      "www.imf.org",
      "www.nber.org",
    ]);
    const press =
      /livemint|spokesman|abplive|irishexaminer|nasdaq|pymnts|entrepreneur|techradar|ainews|guardian|c21media|businessinsider/;
    const pressItems = items.filter(({ source }) => press.test(source.link));
    expect(pressItems.length).toBeGreaterThanOrEqual(12);
    expect(new Set(pressItems.map(({ kind }) => kind))).toEqual(new Set(["report"]));
  });

  it("compares the largest figure of each group with what its source compares it with", () => {
    const groups = statistics.tabs.flatMap((tab) => tab.groups);
    for (const { title, items } of groups) {
      const heroes = items.filter(({ comparison }) => comparison);
      expect(heroes, title).toHaveLength(1);
      const comparison = heroes[0]?.comparison;
      if (comparison && "people" in comparison) {
        expect(
          comparison.people.reduce((sum, { count }) => sum + count, 0),
          title,
        ).toBe(100);
      } else {
        expect(
          comparison?.bars.filter(({ main }) => main),
          title,
        ).toHaveLength(1);
        for (const { value, shown } of comparison?.bars ?? []) {
          expect(Number.parseFloat(shown.replace(",", "")), title).toBe(value ?? Number.NaN);
          if (value !== undefined) expect(value).toBeLessThanOrEqual(comparison?.whole ?? value);
        }
      }
    }
  });

  it("marks every figure about deaths, and makes none of them the largest", () => {
    const said = [
      ...items,
      ...statistics.economicImpactGrid.map((entry) => ({
        ...entry,
        label: entry.text,
        comparison: undefined,
      })),
    ];
    const deaths = said.filter(({ label }) => /death|life expectancy|suicide|mortality|die\b/i.test(label));
    expect(deaths).toHaveLength(2);
    expect(deaths.every(({ onDeath, comparison }) => onDeath && !comparison)).toBe(true);
  });

  it("counts Trade Adjustment Assistance as every other page does", () => {
    expect(items.filter(({ number }) => /5 million/.test(number)).map(({ number }) => number)).toEqual([
      "15 million",
      "Almost 5 million",
    ]);
    const other = JSON.stringify([policyHistory, governmentGaps]);
    expect(other.match(/lmost 5 million (people|workers)/g)).toHaveLength(2);
    expect(other).not.toMatch(/five million/);
  });

  it("bears out the finding above the bar chart", () => {
    const [first, second] = statistics.industryExposure.items.toSorted((a, b) => b.share - a.share);
    expect([first?.industry, second?.industry]).toEqual(["Office and administrative support", "Legal"]);
  });

  it("leads to the donation page", { tags: ["@public-2.19"] }, () => {
    expect(statisticsPage.sources.summary).toContain(String(statistics.sources.length));
    expect(statisticsPage.support.link).toEqual({ label: "Support Our Mission", to: "/support" });
  });

  it("opens the first tab for a missing or unknown name", { tags: ["@public-2.19"] }, () => {
    expect(statisticsTab(null).id).toBe("displacement");
    expect(statisticsTab("nonsense").id).toBe("displacement");
    expect(statisticsTab("global").title).toBe("Around the world");
  });
});
