import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { CompositeNote, Story } from "~/components/composites";
import { NumberedSteps } from "~/components/numbered-steps";
import { Section } from "~/components/section";
import { accessSteps, peerInvitation, takePart } from "~/content/resources/support-resources-page";
import { voices } from "~/server/services.server";
import { HelpSection } from "./help-section.server";

/** What follows the directory. */
export function FurtherParts() {
  const { successStories } = voices;
  return (
    <>
      <HelpSection />
      <Section kind="list" id="steps" title={accessSteps.heading} lead={accessSteps.intro} background="card">
        <NumberedSteps items={accessSteps.steps} />
      </Section>
      {successStories && (
        <Section kind="quote" id="stories" title={successStories.heading}>
          <CompositeNote>{successStories.note}</CompositeNote>
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {successStories.items.map((story) => (
              <Story key={story.title} story={story} />
            ))}
          </div>
        </Section>
      )}
      <CallToAction id="peer-counselors" copy={peerInvitation} />
    </>
  );
}

export function TakePart() {
  return (
    <Section kind="list" id="take-part" title={takePart.heading}>
      <div className="flex flex-wrap gap-4">
        <ActionLinks actions={takePart.actions} main="none" />
      </div>
    </Section>
  );
}
