import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import { clampYear } from "./chart-year";

/** The chart's size and the margins around its plot, in SVG user units (pixels at its real size). */
export interface ChartFrame {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
}

/*
 * The two sizes of the public specification, section 9: at most 800 and 350 wide less 32 of padding, 460 and 300
 * high. Above the plot is room for the year's flag, below it for the slider's track and the years.
 */
export const wideFrame: ChartFrame = {
  width: 768,
  height: 460,
  margin: { top: 44, right: 116, bottom: 74, left: 52 },
};
export const narrowFrame: ChartFrame = {
  width: 318,
  height: 300,
  margin: { top: 36, right: 24, bottom: 68, left: 48 },
};

/** The top of the y axis, in millions of jobs. */
export const topMillions = 60;

/** How far below the plot the slider's track runs. */
export const trackDrop = 22;

export interface PlotSize {
  width: number;
  height: number;
}

export function plotSize({ width, height, margin }: ChartFrame): PlotSize {
  return { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
}

/** X of a year, from the SVG's left edge. */
export function xOfYear(frame: ChartFrame, year: number): number {
  const share = (year - firstImpactYear) / (lastImpactYear - firstImpactYear);
  return frame.margin.left + share * plotSize(frame).width;
}

/** Y of an amount in millions of jobs, from the SVG's top edge. */
export function yOfMillions(frame: ChartFrame, millions: number): number {
  return frame.margin.top + (1 - millions / topMillions) * plotSize(frame).height;
}

/** The nearest whole year, also for positions beside the plot. */
export function yearAtX(frame: ChartFrame, x: number): number {
  const share = (x - frame.margin.left) / plotSize(frame).width;
  return clampYear(firstImpactYear + share * (lastImpactYear - firstImpactYear));
}
