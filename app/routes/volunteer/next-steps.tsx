import { NumberedSteps } from "~/components/numbered-steps";
import { Section } from "~/components/section";
import { nextSteps } from "~/content/volunteer";

export function NextSteps() {
  return (
    <Section id="next-steps" title={nextSteps.heading} background="card">
      <NumberedSteps items={nextSteps.items} />
    </Section>
  );
}
