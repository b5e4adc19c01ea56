import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import type { SeriesKey } from "./series-mark.server";

/** The plot, which shows zero to `max` millions of jobs. */
export interface ChartPanel {
  top: number;
  height: number;
  max: number;
}

/** Measured in SVG user units: pixels at the chart's real size. Both panels share the years and the track below them. */
export interface ChartFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  atRisk: ChartPanel;
  jobs: ChartPanel;
  /** The slider's track below the plot. The handle has one size, so it needs more room where the chart shrinks. */
  trackDrop: number;
  /** How many years are between two figures of the axis. */
  yearStep: number;
  tag: { width: number; height: number };
}

const AT_RISK_MAX = 60;
const JOBS_MAX = 18;

/** Public specification, section 9: at most 800 and 350 px wide, less 32 px of padding; 460 and 300 px high. */
export const wideFrame: ChartFrame = {
  width: 768,
  height: 460,
  left: 48,
  right: 32,
  atRisk: { top: 12, height: 76, max: AT_RISK_MAX },
  jobs: { top: 116, height: 266, max: JOBS_MAX },
  trackDrop: 30,
  yearStep: 1,
  tag: { width: 60, height: 26 },
};
export const narrowFrame: ChartFrame = {
  width: 318,
  height: 300,
  left: 44,
  right: 27,
  atRisk: { top: 10, height: 42, max: AT_RISK_MAX },
  jobs: { top: 66, height: 162, max: JOBS_MAX },
  trackDrop: 29,
  yearStep: 5,
  tag: { width: 52, height: 24 },
};

export const THUMB_RADIUS = 16;

export function panelOf(frame: ChartFrame, series: SeriesKey): ChartPanel {
  return series === "atRisk" ? frame.atRisk : frame.jobs;
}

export function plotWidth({ width, left, right }: ChartFrame): number {
  return width - left - right;
}

export function xOfYear(frame: ChartFrame, year: number): number {
  const share = (year - firstImpactYear) / (lastImpactYear - firstImpactYear);
  return frame.left + share * plotWidth(frame);
}

export function yOfMillions({ top, height, max }: ChartPanel, millions: number): number {
  return top + (1 - millions / max) * height;
}

export function bottomOf({ top, height }: ChartPanel): number {
  return top + height;
}

export function trackY(frame: ChartFrame): number {
  return bottomOf(frame.jobs) + frame.trackDrop;
}

/** The middle of the row of years. */
export function yearRowY(frame: ChartFrame): number {
  return frame.height - 1 - frame.tag.height / 2;
}

/** The distance from a year to the next one. */
export function yearWidth(frame: ChartFrame): number {
  return plotWidth(frame) / (lastImpactYear - firstImpactYear);
}

/** How many years around the chosen one have no figure on the axis, because its tag is there. */
export function hiddenAround(frame: ChartFrame): number {
  return Math.floor((frame.tag.width * 0.9) / yearWidth(frame));
}
