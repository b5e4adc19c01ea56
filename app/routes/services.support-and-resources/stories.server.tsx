import { CompositeNote, Story } from "~/components/composites";
import { NumberedSteps } from "~/components/numbered-steps";
import { Section } from "~/components/section";
import { accessSteps } from "~/content/support-resources-page";
import { voices } from "~/server/services.server";

export function StepsAndStories() {
  const { successStories } = voices;
  return (
    <>
      <Section id="steps" title={accessSteps.heading} lead={accessSteps.intro} background="card">
        <NumberedSteps items={accessSteps.steps} />
      </Section>
      {successStories && (
        <Section id="stories" title={successStories.heading}>
          <CompositeNote>{successStories.note}</CompositeNote>
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {successStories.items.map((story) => (
              <Story key={story.title} story={story} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
