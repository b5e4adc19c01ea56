import { Spot, type SpotName } from "~/components/illustrations/spot";
import { Ledger, LedgerRow } from "~/components/ledger";
import { Section } from "~/components/section";
import { impact } from "~/content/donate";

/** In the order of the copy. */
const spots: readonly SpotName[] = ["ticket", "groceries", "certificate"];

export function Impact() {
  return (
    <Section id="impact" title={impact.heading} lead={impact.note} kind="ledger">
      <Ledger>
        {impact.examples.map((example, index) => (
          <LedgerRow
            key={example.amount}
            entry={<p className="font-display text-figure">{example.amount}</p>}
            source={<Spot name={spots[index] ?? "ticket"} />}
          >
            <h3 className="text-xl">{example.title}</h3>
            <p className="mt-2">{example.text}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
