import { describe, expect, it } from "vitest";
import { statistics } from "~/content/statistics.server";
import { exposureCsvRows, narrowFrame, renderedExposureCharts, wideFrame } from "./render-exposure.server";

const exposure = statistics.industryExposure;
const { wide, narrow } = renderedExposureCharts(exposure);

/** The bars' lengths and the texts beside them, in the order they are rendered. */
function bars(svg: string) {
  return [...svg.matchAll(/<rect[^>]*?width="([\d.]+)"[^>]*><\/rect><text[^>]*>(\d+)%/g)].map(
    ([, length, share]) => ({ length: Number(length), share: Number(share) }),
  );
}

describe.each([
  ["wide", wide, wideFrame],
  ["narrow", narrow, narrowFrame],
])("the %s chart", (_, svg, { width, height }) => {
  it("has its frame's size and scales with its place", () => {
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it("renders each bar as long as its figure, from zero", () => {
    const rendered = bars(svg);
    expect(rendered.map(({ share }) => share).toSorted((a, b) => b - a)).toEqual(
      exposure.items.map(({ share }) => share),
    );
    const [first] = rendered;
    for (const { length, share } of rendered) {
      expect(length / share).toBeCloseTo((first?.length ?? 0) / (first?.share ?? 1), 1);
    }
  });

  it("names every bar, and tells it all to those who cannot see", () => {
    for (const { industry, share } of exposure.items) {
      expect(svg).toContain(`>${industry}</text>`);
      expect(svg).toMatch(new RegExp(`aria-label="[^"]*${industry} ${share}%`));
    }
  });

  it("takes every colour from the theme", () => {
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour ?? "");
    expect(colours.filter((colour) => !/^(var\(--[a-z-]+\)|none|transparent)$/.test(colour))).toEqual([]);
  });
});

it("is rendered once and cached", () => {
  expect(renderedExposureCharts(exposure)).toBe(renderedExposureCharts(exposure));
});

it("offers the same figures as a file, each row with its unit, source and year", () => {
  const [columns, ...rows] = exposureCsvRows(exposure);
  expect(rows.map(([industry, share]) => ({ industry, share }))).toEqual(exposure.items);
  expect(new Set([columns, ...rows].map((row) => row?.length))).toEqual(new Set([5]));
  expect(rows[0]).toEqual(expect.arrayContaining([exposure.unit, exposure.source.name, exposure.year]));
});
