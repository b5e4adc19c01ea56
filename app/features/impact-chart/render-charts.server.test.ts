import { describe, expect, it } from "vitest";
import { impactYears } from "~/content/impact-years";
import { narrowFrame, wideFrame, xOfYear, yOfMillions } from "./chart-frame";
import { renderedImpactCharts } from "./render-charts.server";
import { type SeriesKey, seriesStyles } from "./series-style";

const { wide, narrow } = renderedImpactCharts();
const keys: SeriesKey[] = ["displaced", "atRisk", "newJobs"];

/** The corners of a series' line as nivo drew it, from the plot's corner. */
function corners(svg: string, key: SeriesKey): { x: number; y: number }[] {
  const path = svg.match(new RegExp(`data-series="${key}"[^>]*><path d="M([^"]+)"`))?.[1] ?? "";
  return path.split("L").map((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(",").map(Number);
    return { x, y };
  });
}

describe.each([
  ["wide", wide, wideFrame],
  ["narrow", narrow, narrowFrame],
])("the %s chart", (_, svg, frame) => {
  it("has the frame's size and scales with its place", { tags: ["@public-4.2"] }, () => {
    const { width, height } = frame;
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it.each(keys)("puts every point of %s where the page's own scale has it", (key) => {
    const rendered = corners(svg, key);
    expect(rendered).toHaveLength(impactYears.length);
    impactYears.forEach((record, index) => {
      const { x = Number.NaN, y = Number.NaN } = rendered[index] ?? {};
      expect(x + frame.margin.left).toBeCloseTo(xOfYear(frame, record.year), 1);
      expect(y + frame.margin.top).toBeCloseTo(yOfMillions(frame, record[key]), 1);
    });
  });

  it("takes every colour from the theme", () => {
    const colours = [...svg.matchAll(/(?:fill|stroke)[=:]"?([^";]+)/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !/^(var\(--[a-z-]+\)|none|transparent)$/.test(colour ?? ""))).toEqual(
      [],
    );
  });

  it("writes nothing smaller than 14 pixels", () => {
    const sizes = [...svg.matchAll(/font-size[=:]"?([\d.]+)/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });

  it("tells what it shows to those who cannot see it", () => {
    expect(svg).toMatch(/role="img" aria-label="Line chart [^"]*57\.3\. [^"]*"/);
  });
});

it("is rendered once and cached", () => {
  expect(renderedImpactCharts()).toBe(renderedImpactCharts());
});

it("needs no colour to tell the lines apart", () => {
  const looks = keys.map((key) => seriesStyles[key]);
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(3);
  expect(new Set(looks.map(({ dashes, outline }) => `${dashes} ${outline}`)).size).toBe(3);
});
