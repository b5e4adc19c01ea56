import { chartControls, yearInWords, yearStatisticsHeading } from "~/content/impact-chart";
import { firstImpactYear, impactYears } from "~/content/impact-years";
import { isProjected } from "./chart-year";
import { formatMillions, netImpact } from "./net-impact";

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
