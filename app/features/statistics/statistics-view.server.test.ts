import { describe, expect, it } from "vitest";
import { statistics } from "~/content/statistics.server";
import { statisticsCsvRows, statisticsView } from "./statistics-view.server";

describe("the statistics page", () => {
  it.each([
    [null, "displacement"],
    ["", "displacement"],
    ["DISPLACEMENT", "displacement"],
    ["nonsense", "displacement"],
    ["economic", "economic"],
    ["corporate", "corporate"],
  ])("for tab=%s shows %s", (typed, shown) => {
    expect(statisticsView(typed, 2026).chosen.id).toBe(shown);
  });

  it("gives each tab but the first a page of its own", () => {
    const addresses = statistics.tabs.map(({ id }) => statisticsView(id, 2026).page?.path);
    expect(addresses).toEqual([
      undefined,
      ...statistics.tabs.slice(1).map(({ id }) => `/statistics?tab=${id}`),
    ]);
  });

  it("sends the figures of one tab only", { tags: ["@public-4.7"] }, () => {
    const sent = JSON.stringify(statisticsView("global", 2026));
    for (const { id, groups } of statistics.tabs) {
      const label = groups[0]?.items[0]?.label ?? "";
      expect(sent.includes(label), id).toBe(id === "global");
    }
  });

  it("has insights, sources and standards on the first tab alone", { tags: ["@public-2.19"] }, () => {
    const withThem = statistics.tabs
      .filter(({ id }) => statisticsView(id, 2026).background)
      .map(({ id }) => id);
    expect(withThem).toEqual(["displacement"]);
  });

  it("leads from each tab to the next", () => {
    const next = statistics.tabs.map(({ id }) => statisticsView(id, 2026).next?.id);
    expect(next).toEqual([...statistics.tabs.slice(1).map(({ id }) => id), undefined]);
  });

  it("gives every old figure its age, and no other", () => {
    for (const { id } of statistics.tabs) {
      for (const { hero, others } of statisticsView(id, 2026).chosen.groups) {
        for (const { year, age } of [hero, ...others]) {
          expect(age).toBe(year < 2024 ? `${2026 - year} years ago` : undefined);
        }
      }
    }
  });

  it("shows every figure of a group once, the compared one first", () => {
    for (const tab of statistics.tabs) {
      const shown = statisticsView(tab.id, 2026).chosen.groups.flatMap(({ hero, others }) => [
        hero,
        ...others,
      ]);
      expect(shown.map(({ label }) => label).toSorted()).toEqual(
        tab.groups.flatMap(({ items }) => items.map(({ label }) => label)).toSorted(),
      );
    }
  });

  it.each([
    ["displacement", "timeline"],
    ["economic", "economicImpactGrid"],
    ["demographics", undefined],
    ["solutions", undefined],
    ["global", undefined],
    ["corporate", "industryBarChart"],
  ])("shows on %s: %s", { tags: ["@public-2.19"] }, (tab, type) => {
    expect(statisticsView(tab, 2026).visualization?.type).toBe(type);
  });
});

it("offers all figures as a file, each with its source, year and link", () => {
  const [columns, ...rows] = statisticsCsvRows();
  expect(rows).toHaveLength(
    statistics.tabs.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).length,
  );
  expect(new Set([columns, ...rows].map((row) => row?.length))).toEqual(new Set([8]));
  for (const row of rows) expect(row).toEqual(row.filter((cell) => cell !== "" && cell !== undefined));
  expect(rows.every((row) => String(row.at(-1)).startsWith("https://"))).toBe(true);
});
