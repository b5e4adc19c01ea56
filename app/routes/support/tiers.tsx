import { DonateButton } from "~/components/donate-button";
import { Ledger, LedgerRow } from "~/components/ledger";
import { Section } from "~/components/section";
import { monthly, oneTime, suggestedLabel } from "~/content/donate";
import { TierCard } from "./tier-card";

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
