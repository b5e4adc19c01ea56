import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface TierCardProps {
  amount: string;
  name: string;
  text: string;
  perks: readonly string[];
  flag?: string;
  children: ReactNode;
}

export function TierCard({ amount, name, text, perks, flag, children }: TierCardProps) {
  return (
    <article
      className={classNames(
        "relative flex flex-col border-2 border-ink bg-card p-5 pt-7",
        flag && "bg-tint-gold shadow-hard",
      )}
    >
      {flag && (
        <p className="absolute -top-4 left-5 border-2 border-ink bg-gold px-3 py-0.5 text-sm font-semibold text-on-gold">
          {flag}
        </p>
      )}
      <h3 className="font-display">
        <span className="block text-figure">{amount}</span> <span className="block text-xl">{name}</span>
      </h3>
      <p className="mt-3">{text}</p>
      <ul className="bullets mt-4 mb-6 border-t border-ink pt-3 text-sm">
        {perks.map((perk) => (
          <li key={perk}>{perk}</li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </article>
  );
}
