import { CompositeNote, Story } from "~/components/composites";
import { NumberedSteps } from "~/components/lists";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { type FurtherWords, takePart } from "~/content/resources/support-resources-page";
import type { Story as StoryCopy, VoiceBlock } from "~/content/types";
import { useIsSet } from "~/lib/site-settings";

interface FurtherPartsProps {
  words: FurtherWords;
  /** Undefined where the operator shows none. */
  stories: VoiceBlock<StoryCopy> | undefined;
}

/** What follows the directory. */
export function FurtherParts({ words, stories }: FurtherPartsProps) {
  const { accessSteps } = words;
  return (
    <>
      <HelpSection words={words} />
      <Section kind="list" id="steps" title={accessSteps.heading} lead={accessSteps.intro} background="card">
        <NumberedSteps items={accessSteps.steps} />
      </Section>
      {stories && (
        <Section kind="quote" id="stories" title={stories.heading} isComposite={stories.note !== undefined}>
          <CompositeNote>{stories.note}</CompositeNote>
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {stories.items.map((story) => (
              <Story key={story.title} story={story} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** It ends the section that invites to help others. */
export function TakePart() {
  return (
    <p className="no-print mt-5 flex max-w-none flex-wrap items-baseline gap-x-5">
      <span className="max-md:basis-full">{takePart.heading}:</span>
      {takePart.actions.map(({ label, to }) => (
        <SiteLink key={to} to={to} className="inline-block py-2.5 font-semibold">
          {label}
        </SiteLink>
      ))}
    </p>
  );
}

function HelpSection({ words }: Pick<FurtherPartsProps, "words">) {
  const { benefitsFigure, serviceLimits, services } = words;
  const takesGifts = useIsSet()({ to: "donate" });
  return (
    <Section kind="ledger" id="help" title={services.heading}>
      <div className="border-t-4 border-ink">
        {services.cards.map((card, at) => (
          <article
            key={card.title}
            className="grid gap-x-12 gap-y-3 border-b border-hair py-6 md:grid-cols-[1fr_2fr]"
          >
            <h3 className="text-xl">{card.title}</h3>
            <div>
              <p>{card.text}</p>
              <ul className="bullets mt-3">
                {card.items.map((item, index) => (
                  <li key={item}>{(index === 0 && !takesGifts && card.notOpen) || item}</li>
                ))}
              </ul>
              <SiteLink to={card.action.to} className="no-print mt-2 inline-block py-1 font-semibold">
                {card.action.label}
              </SiteLink>
              {at === 0 && (
                <div className="mt-4">
                  <SourcedFigure figure={benefitsFigure} />
                </div>
              )}
            </div>
          </article>
        ))}
        <div className="grid gap-x-12 gap-y-3 border-b border-hair py-6 md:grid-cols-[1fr_2fr]">
          <h3 className="text-xl">{serviceLimits.heading}</h3>
          <p>{serviceLimits.text}</p>
        </div>
      </div>
    </Section>
  );
}
