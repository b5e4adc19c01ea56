import { Spot, type SpotName } from "~/components/illustrations/spot";
import { Section } from "~/components/section";
import { impact } from "~/content/donate";

/** In the order of the copy. */
const spots: readonly SpotName[] = ["ticket", "groceries", "certificate"];

export function Impact() {
  return (
    <Section id="impact" title={impact.heading} lead={impact.note}>
      <div className="grid divide-y-2 divide-ink border-2 border-ink bg-card md:grid-cols-3 md:divide-x-2 md:divide-y-0">
        {impact.examples.map((example, index) => (
          <div key={example.amount} className="p-6">
            <div className="flex items-center justify-between gap-4">
              <p className="font-display text-figure">{example.amount}</p>
              <Spot name={spots[index] ?? "ticket"} />
            </div>
            <h3 className="mt-4 text-xl">{example.title}</h3>
            <p className="mt-2">{example.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
