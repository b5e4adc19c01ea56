import type { ReactNode } from "react";
import { DonateButton } from "~/components/donate-button";
import { AsideList, Section } from "~/components/section";
import { monthly, oneTime, type Perk, perks, suggestedLabel } from "~/content/donate";
import { classNames } from "~/lib/class-names";
import { useOffered } from "~/lib/site-settings";

export function OneTimeTiers() {
  return (
    <Section id="one-time" title={oneTime.heading} lead={oneTime.intro} kind="list" background="card">
      <div className="grid gap-x-6 md:grid-cols-2 md:gap-y-9 lg:grid-cols-4">
        {oneTime.tiers.map((tier) => (
          <TierCard
            key={tier.name}
            amount={tier.amount}
            name={tier.name}
            text={tier.text}
            {...(tier.suggested && { flag: suggestedLabel })}
          >
            <DonateButton kind={tier.suggested ? "go" : "plain"}>
              {oneTime.give}
              <span className="sr-only"> {tier.amount}</span>
            </DonateButton>
          </TierCard>
        ))}
      </div>
    </Section>
  );
}

/** It has no kind, since the list above is about giving too. */
export function MonthlyTiers() {
  return (
    <Section id="monthly" title={monthly.heading} lead={monthly.intro} background="card">
      <div className="mb-6 grid gap-3 min-[18rem]:grid-cols-3 md:mb-12 md:gap-6">
        {monthly.tiers.map((amount) => (
          <DonateButton key={amount} kind="plain" className="gift-monthly">
            <span className="gift-amount block font-display font-normal">{amount}</span>{" "}
            <span className="whitespace-nowrap">{monthly.perMonth}</span>
          </DonateButton>
        ))}
      </div>
      <AsideList
        title={perks.heading}
        items={useOffered()<Perk>(perks.items).map(({ text }) => text)}
        isFolded
        isWide
      />
    </Section>
  );
}

interface TierCardProps {
  amount: string;
  name: string;
  text: string;
  flag?: string;
  children: ReactNode;
}

/** On a phone it is a row. */
function TierCard({ amount, name, text, flag, children }: TierCardProps) {
  return (
    <article className={classNames("gift relative border-ink", flag && "bg-tint-gold")}>
      {flag && (
        <p className="absolute -top-4 left-5 border-2 border-ink bg-gold px-3 py-0.5 text-sm font-semibold text-on-gold">
          {flag}
        </p>
      )}
      <h3 className="font-display">
        <span className="gift-amount md:block">{amount}</span>{" "}
        <span className="text-xl md:block">{name}</span>
      </h3>
      <p className="gift-text">{text}</p>
      {children}
    </article>
  );
}
