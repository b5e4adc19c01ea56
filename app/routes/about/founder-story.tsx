import { CompositeNote } from "~/components/composites";
import { DeskBox } from "~/components/illustrations/desk-box";
import { Section } from "~/components/section";
import type { FounderStory as FounderStoryCopy } from "~/content/types";

export function FounderStory({ story }: { story: FounderStoryCopy }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" title={story.heading} kind="quote">
      {story.note && (
        <div className="mb-6 text-sm">
          <CompositeNote>{story.note}</CompositeNote>
        </div>
      )}
      <p className="font-display text-2xl leading-[1.08] text-balance">{opening}</p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
        <div>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="max-w-sm lg:max-w-none lg:self-center">
          <DeskBox label={story.picture} />
        </div>
      </div>
    </Section>
  );
}
