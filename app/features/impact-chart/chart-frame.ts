import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import { clampYear } from "./chart-year";

/** The chart's size and the margins around its plot, in SVG user units (pixels at its real size). */
export interface ChartFrame {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
}

/** Public specification, section 9: at most 800 and 350 px wide, less 32 px of padding; 460 and 300 px high. */
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

export const trackDrop = 22;

export interface PlotSize {
  width: number;
  height: number;
}

export function plotSize({ width, height, margin }: ChartFrame): PlotSize {
  return { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
}

export function xOfYear(frame: ChartFrame, year: number): number {
  const share = (year - firstImpactYear) / (lastImpactYear - firstImpactYear);
  return frame.margin.left + share * plotSize(frame).width;
}

export function yOfMillions(frame: ChartFrame, millions: number): number {
  return frame.margin.top + (1 - millions / topMillions) * plotSize(frame).height;
}

export function yearAtX(frame: ChartFrame, x: number): number {
  const share = (x - frame.margin.left) / plotSize(frame).width;
  return clampYear(firstImpactYear + share * (lastImpactYear - firstImpactYear));
}
