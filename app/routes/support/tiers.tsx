import type { ReactNode } from "react";
import { DonateButton } from "~/components/donate-button";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { monthly, oneTime, suggestedLabel } from "~/content/donate";
import { classNames } from "~/lib/class-names";

export function OneTimeTiers() {
  return (
    <Section id="one-time" title={oneTime.heading} kind="list" background="card">
      <div className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
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
    <Section id="monthly" title={monthly.heading} lead={monthly.intro} kind="ledger">
      <Ledger>
        {monthly.tiers.map((tier) => (
          <LedgerRow
            key={tier.amount}
            entry={
              <h3 className="font-display">
                <span className="text-figure">{tier.amount}</span>{" "}
                <span className="text-xl">{monthly.perMonth}</span>
              </h3>
            }
            source={<DonateButton kind="plain">{tier.action.label}</DonateButton>}
          >
            <p>{tier.text}</p>
            <ul className="bullets mt-1 text-sm">
              {tier.perks.map((perk) => (
                <li key={perk}>{perk}</li>
              ))}
            </ul>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}

interface TierCardProps {
  amount: string;
  name: string;
  text: string;
  perks: readonly string[];
  flag?: string;
  children: ReactNode;
}

function TierCard({ amount, name, text, perks, flag, children }: TierCardProps) {
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
