import { DonateButton } from "~/components/donate-button";
import { Section } from "~/components/section";
import { monthly, oneTime, suggestedLabel } from "~/content/donate";
import { TierCard } from "./tier-card";

export function OneTimeTiers() {
  return (
    <Section id="one-time" title={oneTime.heading} background="card">
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
    <Section id="monthly" title={monthly.heading} lead={monthly.intro}>
      <div className="grid gap-6 md:grid-cols-3">
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
