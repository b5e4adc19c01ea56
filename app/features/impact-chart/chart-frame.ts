import { firstImpactYear, lastImpactYear } from "~/content/impact-years";
import { clampYear } from "./chart-year";

/** A drawing's size and the room around its plot, in the drawing's own units (pixels at its real size). */
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

/** The amount at the top of both drawings, in millions of jobs. */
export const topMillions = 60;

/** How far below the plot the slider's track runs. */
export const trackDrop = 22;

export interface PlotSize {
  width: number;
  height: number;
}

/** The size of the plot inside a frame. */
export function plotSize({ width, height, margin }: ChartFrame): PlotSize {
  return { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
}

/** Where a year stands, from the drawing's left edge. */
export function xOfYear(frame: ChartFrame, year: number): number {
  const share = (year - firstImpactYear) / (lastImpactYear - firstImpactYear);
  return frame.margin.left + share * plotSize(frame).width;
}

/** Where an amount in millions of jobs stands, from the drawing's top edge. */
export function yOfMillions(frame: ChartFrame, millions: number): number {
  return frame.margin.top + (1 - millions / topMillions) * plotSize(frame).height;
}

/** The whole year nearest to a place, also for places beside the plot. */
export function yearAtX(frame: ChartFrame, x: number): number {
  const share = (x - frame.margin.left) / plotSize(frame).width;
  return clampYear(firstImpactYear + share * (lastImpactYear - firstImpactYear));
}
