import type { Badge as BadgeCopy } from "~/content/types";
import { classNames } from "~/lib/class-names";

type Tone = BadgeCopy["tone"];

/** Shape differs too, not only colour (WCAG 1.4.1). */
const toneClasses: Record<Tone, { background: string; sign: string; shape: string; filled: boolean }> = {
  green: { background: "bg-tint-green", sign: "text-green", shape: "M1 7.5 5 11.5 13 2.5", filled: false },
  yellow: { background: "bg-tint-gold", sign: "text-ink", shape: "M7 2 12.5 12H1.5Z", filled: false },
  /** Yellow too: it neither holds nor failed. */
  finished: {
    background: "bg-tint-gold",
    sign: "text-ink",
    shape: "M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2Z",
    filled: true,
  },
  red: { background: "bg-tint-red", sign: "text-red", shape: "M2.5 2.5h9v9h-9Z", filled: true },
  blue: { background: "bg-tint-blue", sign: "text-blue", shape: "M7 1.5 12.5 7 7 12.5 1.5 7Z", filled: true },
};

export function BadgeSign({ tone, className }: { tone: Tone; className?: string }) {
  const { sign, shape, filled } = toneClasses[tone];
  return (
    <svg
      viewBox="0 0 14 14"
      className={classNames("size-3.5 shrink-0", className ?? sign)}
      aria-hidden="true"
    >
      <path d={shape} fill={filled ? "currentColor" : "none"} stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function Badge({ badge }: { badge: BadgeCopy }) {
  const { background } = toneClasses[badge.tone];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 border-2 border-ink px-2 py-0.5 text-sm font-semibold text-ink",
        background,
      )}
    >
      <BadgeSign tone={badge.tone} />
      {badge.label}
    </span>
  );
}
