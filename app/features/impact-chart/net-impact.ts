import type { ImpactYear } from "~/content/impact-years";

export interface NetImpact {
  /** Millions of jobs, rounded to a tenth. */
  millions: number;
  /** With its sign and one decimal: "+0.8", "−0.1" with a true minus sign, "+0.0". */
  text: string;
  /** Zero or above. */
  isGain: boolean;
}

const MINUS = "\u2212";

/** New jobs minus displaced jobs (public specification, section 2). */
export function netImpact({ newJobs, displaced }: Pick<ImpactYear, "newJobs" | "displaced">): NetImpact {
  // Rounding first: a difference of -0.04 is a zero and not "-0.0".
  const millions = Math.round((newJobs - displaced) * 10) / 10;
  const isGain = millions >= 0;
  return { millions, isGain, text: `${isGain ? "+" : MINUS}${Math.abs(millions).toFixed(1)}` };
}

/** An amount in millions as the page shows it, for example "3.7M". */
export function formatMillions(millions: number): string {
  return `${millions.toFixed(1)}M`;
}

/** For files: programs read a number after a hyphen only. */
export function withAsciiMinus(text: string): string {
  return text.replace(MINUS, "-");
}
