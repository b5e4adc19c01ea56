import { BadgeSign } from "~/components/badge";
import type { PolicyItem } from "~/content/policy-history";
import { classNames } from "~/lib/class-names";
import { barOf, byBeginning, lawAnchor, percentOf, timelineTicks } from "./timeline";

/** Fill and end differ too, not only the colour (WCAG 1.4.1): an ended law's bar has a thick edge. */
const barClasses: Record<PolicyItem["status"]["tone"], string> = {
  green: "bg-green",
  yellow: "bg-[repeating-linear-gradient(135deg,var(--gold)_0_7px,var(--ink)_7px_9px)] bg-gold",
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
      </div>
    </figure>
  );
}

function Years() {
  return (
    <div aria-hidden="true">
      <div className="relative h-7 text-sm text-soft max-xs:hidden">
        {timelineTicks.map((year) => (
          <span key={year} className="absolute -translate-x-1/2" style={{ left: `${percentOf(year)}%` }}>
            {year}
          </span>
        ))}
      </div>
      {timelineTicks.map((year) => (
        <span
          key={year}
          className="absolute top-7 bottom-0 border-l border-hair max-xs:hidden"
          style={{ left: `${percentOf(year)}%` }}
        />
      ))}
    </div>
  );
}

function Law({ law }: { law: PolicyItem }) {
  const { status, short, period } = law;
  const { left, width, beginsEarlier, goesOn, nameAt } = barOf(period);
  const nameStyle = {
    before: { right: `calc(${100 - left}% + 0.5rem)` },
    inside: { left: `calc(${left}% + 0.75rem)` },
    after: { left: `calc(${left + width}% + 0.5rem)` },
  }[nameAt];
  return (
    <li>
      <a
        href={`#${lawAnchor(law)}`}
        className="group/law relative block text-sm font-semibold no-underline hover:bg-tint-blue focus-visible:z-10 xs:h-7.5"
      >
        <span
          aria-hidden="true"
          className={classNames(
            "relative block h-3 min-w-3 border-2 border-ink xs:absolute xs:inset-y-1 xs:h-auto",
            barClasses[status.tone],
            beginsEarlier && "border-l-0",
            goesOn && "border-r-0",
          )}
          style={{ left: `min(${left}%, 100% - 0.75rem)`, width: `${width}%` }}
        />
        <span
          className={classNames(
            "flex items-center gap-2 max-xs:flex-wrap max-xs:wrap-anywhere xs:absolute xs:inset-y-0 xs:whitespace-nowrap",
            nameAt === "inside" && "xs:text-card forced-colors:text-[CanvasText]",
          )}
          style={nameStyle}
        >
          <BadgeSign tone={status.tone} className="text-current" />
          <span className="group-hover/law:underline">{short}</span>
          <span className="hidden font-normal lg:inline" aria-hidden="true">
            {status.label}
          </span>
          <span className="sr-only">{`${period}, ${status.label}`}</span>
        </span>
      </a>
    </li>
  );
}
