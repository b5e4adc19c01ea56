import type { Story as StoryCopy, Testimonial as TestimonialCopy, VoiceBlock } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { Section } from "./section";

/** Nothing for real people, who have no note. */
export function CompositeNote({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="border-l-4 border-gold pl-4 text-soft">{children}</p>;
}

export function Testimonial({ testimonial }: { testimonial: TestimonialCopy }) {
  return (
    <figure className="flex flex-col border-t-4 border-ink pt-4">
      <blockquote className="text-lg">
        <p>“{testimonial.quote}”</p>
      </blockquote>
      <figcaption className="mt-3 text-soft">{testimonial.who}</figcaption>
    </figure>
  );
}

export function Story({ story }: { story: StoryCopy }) {
  return (
    <article className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{story.title}</h3>
      <p className="mt-1 text-sm font-semibold text-soft">{story.who}</p>
      <p className="mt-3">{story.text}</p>
    </article>
  );
}

interface VoicesProps {
  block: VoiceBlock<TestimonialCopy> | undefined;
  columns: 2 | 3;
  background?: "paper" | "card";
}

/** Nothing when the operator switched quotes off or has none. */
export function Voices({ block, columns, background = "paper" }: VoicesProps) {
  if (!block) return null;
  return (
    <Section id="voices" title={block.heading} kind="quote" background={background}>
      <CompositeNote>{block.note}</CompositeNote>
      <div
        className={classNames(
          "mt-8 grid gap-x-8 gap-y-10",
          columns === 2 ? "md:grid-cols-2" : "md:grid-cols-3",
        )}
      >
        {block.items.map((testimonial) => (
          <Testimonial key={testimonial.quote} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  );
}
