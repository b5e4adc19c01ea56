import type { PolicyItem } from "~/content/policy-history";

export const timelineSpan = { first: 1937, last: 2027 };

export const timelineTicks = [1940, 1960, 1980, 2000, 2020];

export interface LawYears {
  from: number;
  /** Undefined while it goes on. */
  to: number | undefined;
}

/** @param period as in `PolicyItem` */
export function yearsOf(period: string): LawYears {
  const years = [...period.matchAll(/\d{4}/g)].map(([year]) => Number(year));
  const [from] = years;
  if (from === undefined) throw new RangeError(`No year in "${period}"`);
  return { from, to: period.endsWith("present") ? undefined : (years.at(-1) ?? from) };
}

/** Left edge of a year, in percent of the timeline. */
export function percentOf(year: number): number {
  const { first, last } = timelineSpan;
  const share = (year - first) / (last + 1 - first);
  return Math.min(1, Math.max(0, share)) * 100;
}

export interface LawBar {
  /** In percent of the timeline. */
  left: number;
  width: number;
  beginsEarlier: boolean;
  goesOn: boolean;
  /** Where its name has room: before the bar, else inside it, else after it. */
  nameAt: "before" | "inside" | "after";
}

export function barOf(period: string): LawBar {
  const { from, to } = yearsOf(period);
  const left = percentOf(from);
  const width = percentOf((to ?? timelineSpan.last) + 1) - left;
  return {
    left,
    width,
    beginsEarlier: from < timelineSpan.first,
    goesOn: to === undefined || to > timelineSpan.last,
    nameAt: left >= 45 ? "before" : width >= 50 ? "inside" : "after",
  };
}

/** A step down from the oldest to the newest. */
export function byBeginning(laws: readonly PolicyItem[]): PolicyItem[] {
  const end = ({ period }: PolicyItem) => yearsOf(period).to ?? timelineSpan.last;
  return laws.toSorted(
    (a, b) =>
      yearsOf(a.period).from - yearsOf(b.period).from || end(a) - end(b) || (a.short < b.short ? -1 : 1),
  );
}

/** The id of a law's entry. */
export function lawAnchor({ short }: PolicyItem): string {
  return `law-${short.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
