import { Ledger, LedgerRow } from "~/components/ledger";
import { Section } from "~/components/section";
import { nextSteps } from "~/content/volunteer";

export function NextSteps() {
  return (
    <Section kind="ledger" id="next-steps" title={nextSteps.heading} background="card">
      <Ledger>
        {nextSteps.items.map(({ title, text }, index) => (
          <LedgerRow
            key={title}
            entry={
              <h3 className="text-xl">
                {index + 1}. {title}
              </h3>
            }
          >
            {text}
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
