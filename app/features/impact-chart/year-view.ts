import { chartControls, yearInWords, yearStatisticsHeading } from "~/content/impact-chart";
import { firstImpactYear, type ImpactYear, impactYears } from "~/content/impact-years";
import { isProjected } from "./chart-year";

const MINUS = "\u2212";

/**
 * New jobs minus displaced jobs (public specification, section 2).
 *
 * @returns millions of jobs, rounded to a tenth; a text with sign and one decimal: "+0.8", "−0.1" with a true minus sign,
 * "+0.0"; and whether it is zero or above
 */
export function netImpact({ newJobs, displaced }: Pick<ImpactYear, "newJobs" | "displaced">) {
  // Rounding first: a difference of -0.04 is a zero and not "-0.0".
  const millions = Math.round((newJobs - displaced) * 10) / 10;
  const isGain = millions >= 0;
  return { millions, isGain, text: `${isGain ? "+" : MINUS}${Math.abs(millions).toFixed(1)}` };
}

/** An amount in millions as the page shows it, for example "3.7M". */
export function formatMillions(millions: number): string {
  return `${millions.toFixed(1)}M`;
}

/** Spells an amount for files: programs read a number after a hyphen only. */
export function withAsciiMinus(text: string): string {
  return text.replace(MINUS, "-");
}

export type YearText =
  | "year"
  | "heading"
  | "kind"
  | "displaced"
  | "newJobs"
  | "atRisk"
  | "net"
  | "netInWords";

/** All that the chart shows of a year: rendered by the server, and shown by the script when the year changes. */
export type YearView = {
  year: number;
  isGain: boolean;
  spoken: string;
  texts: Record<YearText, string>;
  /** CSS variables that place marks and handle. */
  variables: Record<`--${string}`, number>;
};

const copy = chartControls.panel;

export const yearViews: readonly YearView[] = impactYears.map((impact) => {
  const { year, displaced, newJobs, atRisk } = impact;
  const net = netImpact(impact);
  return {
    year,
    isGain: net.isGain,
    spoken: yearInWords(impact, isProjected(year)),
    texts: {
      year: String(year),
      heading: yearStatisticsHeading(year),
      kind: isProjected(year) ? chartControls.projected : chartControls.estimated,
      displaced: formatMillions(displaced),
      newJobs: formatMillions(newJobs),
      atRisk: formatMillions(atRisk),
      net: `${net.text}M`,
      netInWords: net.isGain ? copy.gain : copy.loss,
    },
    variables: {
      "--year": year - firstImpactYear,
      "--displaced": displaced,
      "--new-jobs": newJobs,
      "--at-risk": atRisk,
    },
  };
});

/** @throws when the year is not one of the chart's */
export function viewOf(year: number): YearView {
  const view = yearViews.find((candidate) => candidate.year === year);
  if (!view) throw new RangeError(`No impact record for ${year}`);
  return view;
}
