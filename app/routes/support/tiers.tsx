import type { ReactNode } from "react";
import { DonateButton } from "~/components/donate-button";
import { Section } from "~/components/section";
import { monthly, oneTime, suggestedLabel, type Tier } from "~/content/donate";
import { classNames } from "~/lib/class-names";
import { useOffered } from "~/lib/site-settings";

function Perks({ perks }: { perks: Tier["perks"] }) {
  return (
    <ul className="mt-2 mb-1 grid gap-y-1 border-t border-ink pt-2 text-sm leading-tight empty:hidden md:mt-4 md:mb-4 md:pt-4">
      {useOffered()(perks).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function OneTimeTiers() {
  return (
    <Section id="one-time" title={oneTime.heading} kind="list" background="card">
      <div className="strip -mt-2 pt-4 gap-x-6 gap-y-9 md:grid md:grid-cols-2 lg:grid-cols-4">
        {oneTime.tiers.map((tier) => (
          <TierCard
            key={tier.name}
            amount={tier.amount}
            name={tier.name}
            text={tier.text}
            perks={tier.perks}
            {...(tier.suggested && { flag: suggestedLabel })}
          >
            <DonateButton kind={tier.suggested ? "go" : "plain"}>{tier.action.label}</DonateButton>
          </TierCard>
        ))}
      </div>
    </Section>
  );
}

export function MonthlyTiers() {
  return (
    <Section id="monthly" title={monthly.heading} lead={monthly.intro} kind="list" isFolded>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {monthly.tiers.map((tier) => (
          <TierCard
            key={tier.amount}
            amount={tier.amount}
            name={monthly.perMonth}
            text={tier.text}
            perks={tier.perks}
          >
            <DonateButton kind="plain">{tier.action.label}</DonateButton>
          </TierCard>
        ))}
      </div>
    </Section>
  );
}

interface TierCardProps {
  amount: string;
  name: string;
  text: string;
  perks: Tier["perks"];
  flag?: string;
  children: ReactNode;
}

function TierCard({ amount, name, text, perks, flag, children }: TierCardProps) {
  return (
    <article
      className={classNames(
        "relative flex flex-col border-2 border-ink bg-card p-4 md:p-5",
        flag && "bg-tint-gold shadow-hard",
      )}
    >
      {flag && (
        <p className="absolute -top-4 left-5 border-2 border-ink bg-gold px-3 py-0.5 text-sm font-semibold text-on-gold">
          {flag}
        </p>
      )}
      <h3 className="font-display">
        <span className="text-figure md:block">{amount}</span>{" "}
        <span className="text-xl md:block">{name}</span>
      </h3>
      <p className="mt-1 md:mt-3">{text}</p>
      <Perks perks={perks} />
      <div className="mt-auto grid">{children}</div>
    </article>
  );
}
