import { describe, expect, it } from "vitest";
import { chartAndForum, comparison, headlineFigures } from "./headline-figures";
import { impactYears } from "./impact-years";
import { statistics } from "./statistics.server";

const lastYear = impactYears.at(-1);
const items = statistics.tabs.flatMap(({ groups }) => groups.flatMap((group) => group.items));

describe("the headline figures", () => {
  it("lead with a figure of /statistics, with the same source and year", {
    tags: ["@public-3.11"],
  }, () => {
    const published = new Set(items.map(({ number, source, year }) => `${number} ${source.link} ${year}`));
    for (const { measure } of headlineFigures) {
      expect(published, measure.label).toContain(`${measure.number} ${measure.source.link} ${measure.year}`);
    }
  });

  it("say of each pair how the two differ in place, cause or time", () => {
    for (const { difference } of headlineFigures) {
      expect(difference).toMatch(/Both|world|survey/);
      expect(difference).toMatch(/estimate/);
    }
  });

  it("say where chart and cards differ, with the chart's own figure", () => {
    expect(comparison.chart).toContain(`${lastYear?.atRisk} million jobs at risk`);
    expect(headlineFigures[1]?.number).toBe("25M");
    const displaced = impactYears.find(({ year }) => year === 2024)?.displaced;
    expect(comparison.chart).toContain(`${displaced} million displaced jobs`);
    expect(headlineFigures[0]?.number).toBe(`${displaced}M`);
  });
});

it("reconciles the chart's net loss with the Forum's net gain, from their own figures", () => {
  const net = (lastYear?.displaced ?? 0) - (lastYear?.newJobs ?? 0);
  expect(chartAndForum).toContain(`${net.toFixed(1)} million more jobs lost than created`);
  expect(chartAndForum).toContain(`${170 - 92} million more created than lost`);
  expect(items.find(({ number }) => number === "92 million")?.label).toContain("170 million to come");
});
