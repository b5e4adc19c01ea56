import { BadgeSign } from "~/components/badge";
import type { Badge } from "~/content/types";

const backgrounds: Record<Badge["tone"], string> = {
  green: "bg-tint-green",
  yellow: "bg-tint-gold",
  red: "bg-tint-red",
  blue: "bg-tint-blue",
};

/** A badge that makes its row no higher. */
export function RowBadge({ badge: { tone, label } }: { badge: Badge }) {
  return (
    <span className={`inline-flex items-center gap-1.5 px-1.5 ${backgrounds[tone]}`}>
      <span className="contents md:max-lg:hidden">
        <BadgeSign tone={tone} />
      </span>
      {label}
    </span>
  );
}
