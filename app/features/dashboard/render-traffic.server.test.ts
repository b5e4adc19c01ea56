import { expect, it } from "vitest";
import { renderTraffic } from "./render-traffic.server";
import { chartSeries } from "./traffic-chart";
import { stepFigures } from "./traffic-figures";
import type { TrafficLineData } from "./traffic-line";

const chartOf = (count: number, description = "Visits"): TrafficLineData => {
  const step = "2026-11-20";
  const steps = stepFigures([{ step, form_name: "contact", event_type: "unique_view", count }], [step]);
  return { lines: chartSeries.overview.raw, view: "raw", steps, description };
};

it("renders a chart once, and again for other figures or another description", () => {
  const first = renderTraffic(chartOf(4));
  expect(renderTraffic(chartOf(4))).toBe(first);
  expect(renderTraffic(chartOf(700)).wide).not.toBe(first.wide);
  expect(renderTraffic(chartOf(4, "Other visits"))).not.toBe(first);
});

it("stores the charts that were used last", () => {
  const first = renderTraffic(chartOf(5));
  for (let count = 100; count < 119; count += 1) renderTraffic(chartOf(count));
  expect(renderTraffic(chartOf(5))).toBe(first);
  for (let count = 200; count < 220; count += 1) renderTraffic(chartOf(count));
  expect(renderTraffic(chartOf(5))).not.toBe(first);
});
