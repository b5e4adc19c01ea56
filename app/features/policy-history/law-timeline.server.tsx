import { BadgeSign } from "~/components/badge";
import { history } from "~/content/policy-advocacy";
import type { PolicyItem } from "~/content/policy-history";
import { classNames } from "~/lib/class-names";

/** Most laws are younger than `wideFrom`: three tenths of the line are enough for the years before. */
export const timelineSpan = { first: 1937, wideFrom: 2010, last: 2027 };

const EARLY_SHARE = 0.3;

/** A phone has room for no more: the first and the last, and the one from which the scale changes. */
const timelineTicks = [1940, 2010, 2025];

/** @param period as in `PolicyItem` @returns `to` undefined while it goes on */
export function yearsOf(period: string) {
  const years = [...period.matchAll(/\d{4}/g)].map(([year]) => Number(year));
  const [from] = years;
  if (from === undefined) throw new RangeError(`No year in "${period}"`);
  return { from, to: period.endsWith("present") ? undefined : (years.at(-1) ?? from) };
}

/** The digits after the first would only make the page longer. */
const tenths = (percent: number) => Math.round(percent * 10) / 10;

/** Left edge of a year, in percent of the timeline. */
function percentOf(year: number): number {
  const { first, wideFrom, last } = timelineSpan;
  const share =
    year < wideFrom
      ? ((year - first) / (wideFrom - first)) * EARLY_SHARE
      : EARLY_SHARE + ((year - wideFrom) / (last + 1 - wideFrom)) * (1 - EARLY_SHARE);
  return tenths(Math.min(1, Math.max(0, share)) * 100);
}

/** Measured in percent of the timeline. `nameAt`: its name stands where it has room, before the bar, in it or after it */
export function barOf(period: string) {
  const { from, to } = yearsOf(period);
  const left = percentOf(from);
  const width = tenths(percentOf((to ?? timelineSpan.last) + 1) - left);
  return {
    left,
    width,
    beginsEarlier: from < timelineSpan.first,
    goesOn: to === undefined || to > timelineSpan.last,
    nameAt: left >= 45 ? "before" : width >= 50 ? "inside" : "after",
  } as const;
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
export function lawAnchor({ short }: Pick<PolicyItem, "short">): string {
  return `law-${short.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}

/** Fill and end differ too, not only the colour (WCAG 1.4.1): the bar of what is over has a thick edge. */
const barClasses: Record<PolicyItem["status"]["tone"], string> = {
  green: "bg-green",
  yellow: "bg-[repeating-linear-gradient(135deg,var(--gold)_0_7px,var(--ink)_7px_9px)] bg-gold",
  finished: "bg-gold border-r-[6px]",
  red: "bg-red border-r-[6px]",
  blue: "bg-blue",
};

export function LawTimeline({ laws, caption }: { laws: readonly PolicyItem[]; caption: string }) {
  return (
    <figure className="border-y-4 border-ink py-4 print-color-adjust-exact">
      <figcaption className="text-sm text-soft">{caption}</figcaption>
      <div className="relative mt-3">
        <Years />
        <ol className="relative">
          {byBeginning(laws).map((law) => (
            <Law key={law.name} law={law} />
          ))}
        </ol>
        <YearNames />
      </div>
    </figure>
  );
}

/** They stand at both ends of a chart that is longer than a screen. */
function YearNames() {
  return (
    <div className="relative h-7 text-sm text-soft max-xs:hidden">
      {timelineTicks.map((year) => (
        <span key={year} className="absolute" style={{ left: `${percentOf(year)}%` }}>
          {year}
          {year === timelineSpan.wideFrom && ` ${history.scaleLabel}`}
        </span>
      ))}
    </div>
  );
}

function Years() {
  return (
    <div aria-hidden="true">
      <YearNames />
      {timelineTicks.map((year) => (
        <span
          key={year}
          className={classNames(
            "absolute top-7 bottom-0 max-xs:hidden",
            year === timelineSpan.wideFrom ? "border-l-2 border-dashed border-ink" : "border-l border-hair",
          )}
          style={{ left: `${percentOf(year)}%` }}
        />
      ))}
    </div>
  );
}

/** The same for every law, so that they add little to the page: what differs stands in `--l` and `--w`. */
const namePlaces = {
  before: { right: "calc(100% - var(--l) + 0.5rem)" },
  inside: { left: "calc(var(--l) + 0.75rem)" },
  after: { left: "calc(var(--l) + var(--w) + 0.5rem)" },
};

function Law({ law }: { law: PolicyItem }) {
  const { status, short, period, isBill } = law;
  const { left, width, beginsEarlier, goesOn, nameAt } = barOf(period);
  const place: Record<`--${string}`, string> = { "--l": `${left}%`, "--w": `${width}%` };
  return (
    <li>
      <a
        href={`#${lawAnchor(law)}`}
        style={place}
        className="group/law relative block text-sm font-semibold no-underline hover:bg-tint-blue focus-visible:z-10 xs:h-7.5"
      >
        <span
          aria-hidden="true"
          className={classNames(
            "relative block h-3 min-w-3 border-2 border-ink xs:absolute xs:inset-y-1 xs:h-auto",
            isBill ? status.tone === "red" && "border-r-[6px]" : barClasses[status.tone],
            beginsEarlier && "border-l-0",
            goesOn && "border-r-0",
          )}
          style={{ left: "min(var(--l), 100% - 0.75rem)", width: "var(--w)" }}
        />
        <span
          className={classNames(
            "flex items-center gap-1 sm:gap-2 max-xs:flex-wrap max-xs:wrap-anywhere xs:absolute xs:inset-y-0 xs:whitespace-nowrap",
            nameAt === "inside"
              ? `${status.tone === "finished" ? "xs:text-on-gold" : "xs:text-card"} forced-colors:text-[CanvasText]`
              : // The lines of the years end before a name.
                "xs:bg-card xs:px-1",
          )}
          style={namePlaces[nameAt]}
        >
          <BadgeSign tone={status.tone} className="text-current" />
          <span className="group-hover/law:underline">{short}</span>
          <span className="font-normal max-sm:hidden">{status.label}</span>
          <span className="sr-only">{period}</span>
        </span>
      </a>
    </li>
  );
}
