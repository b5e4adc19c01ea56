import type { ReactNode } from "react";
import { DonateButton } from "~/components/donate-button";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { monthly, oneTime, suggestedLabel, type Tier } from "~/content/donate";
import { classNames } from "~/lib/class-names";
import { useOffered } from "~/lib/site-settings";

function Perks({ perks, className }: { perks: Tier["perks"]; className: string }) {
  const offered = useOffered()(perks);
  if (offered.length === 0) return <div className={className} />;
  return (
    <ul className={classNames("bullets text-sm", className)}>
      {offered.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

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
            <Perks perks={tier.perks} className="mt-1" />
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
  perks: Tier["perks"];
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
      <Perks perks={perks} className="mt-4 mb-6 border-t border-ink pt-3" />
      <div className="mt-auto grid">{children}</div>
    </article>
  );
}
