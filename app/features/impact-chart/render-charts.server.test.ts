import { describe, expect, it } from "vitest";
import { chartText } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { narrowFrame, panelOf, wideFrame, xOfYear, yOfMillions } from "./chart-frame";
import { renderedImpactCharts } from "./render-charts.server";
import { type SeriesKey, seriesStyles } from "./series-mark.server";

const { wide, narrow } = renderedImpactCharts();
const keys: SeriesKey[] = ["displaced", "atRisk", "newJobs"];

/** The corners of a series' line as nivo drew it, from the plot's corner: solid, then dashed from its last one on. */
function corners(svg: string, key: SeriesKey): { x: number; y: number }[] {
  const paths = svg.match(
    new RegExp(
      `data-series="${key}"[^>]*><g[^>]*><path d="M([^"]+)"[^>]*></path><path d="M[^L]+L([^"]+)" stroke-dash`,
    ),
  );
  return [paths?.[1], paths?.[2]]
    .join("L")
    .split("L")
    .map((corner) => {
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
    const panel = panelOf(frame, key);
    expect(rendered).toHaveLength(impactYears.length);
    impactYears.forEach((record, index) => {
      const { x = Number.NaN, y = Number.NaN } = rendered[index] ?? {};
      expect(x + frame.left).toBeCloseTo(xOfYear(frame, record.year), 1);
      expect(y + panel.top).toBeCloseTo(yOfMillions(panel, record[key]), 1);
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

  it("names each line and the place where two of them cross", { tags: ["@public-2.4"] }, () => {
    const texts = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);
    const names = chartText.series.map(({ label, shortLabel }) => (frame === wideFrame ? label : shortLabel));
    expect(texts).toEqual(expect.arrayContaining([...names, "2025–26: lines cross", "Projections"]));
  });

  it("dashes the projections and nothing else of a line", () => {
    const lines = [...svg.matchAll(/<g stroke="[^"]+" stroke-width="[^"]+">(.*?)<\/g>/g)].map(
      ([, line]) => line,
    );
    expect(lines).toHaveLength(4);
    for (const line of lines)
      expect(line).toMatch(/^<path d="[^"]+"><\/path><path d="[^"]+" stroke-dasharray/);
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
  expect(new Set(looks.map(({ color }) => color)).size).toBe(3);
});
