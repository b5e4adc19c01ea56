import type { Badge as BadgeWords } from "~/content/types";
import { classNames } from "~/lib/class-names";

type Tone = BadgeWords["tone"];

const looks: Record<Tone, { ground: string; sign: string; shape: string }> = {
  green: { ground: "bg-tint-green", sign: "text-green", shape: "M1 7.5 5 11.5 13 2.5" },
  yellow: { ground: "bg-tint-gold", sign: "text-ink", shape: "M7 1.5 13 12.5H1Z" },
  red: { ground: "bg-tint-red", sign: "text-red", shape: "M2 2 12 12M12 2 2 12" },
  blue: { ground: "bg-tint-blue", sign: "text-blue", shape: "M7 1 13 7 7 13 1 7Z" },
};

/** A status in words, with a sign and a colour of its own: none of the three is needed to tell it. */
export function Badge({ badge }: { badge: BadgeWords }) {
  const { ground, sign, shape } = looks[badge.tone];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 border-2 border-ink px-2 py-0.5 text-sm font-semibold text-ink",
        ground,
      )}
    >
      <svg viewBox="0 0 14 14" className={classNames("size-3.5 shrink-0", sign)} aria-hidden="true">
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {badge.label}
    </span>
  );
}

interface BadgeLegendProps {
  label: string;
  entries: readonly { badge: BadgeWords; meaning: string }[];
}

/** What the badges of a list mean. */
export function BadgeLegend({ label, entries }: BadgeLegendProps) {
  return (
    <div className="border-2 border-ink bg-card p-5">
      <h3 className="font-text text-base font-bold tracking-normal">{label}</h3>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {entries.map(({ badge, meaning }) => (
          <div key={badge.label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt>
              <Badge badge={badge} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
