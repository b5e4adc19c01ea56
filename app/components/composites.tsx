import type { Story as StoryCopy, Testimonial as TestimonialCopy, VoiceBlock } from "~/content/types";
import { Section } from "./section";

/** Nothing for real people, who have no note. */
export function CompositeNote({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="border-l-4 border-gold pl-4 text-soft">{children}</p>;
}

interface TestimonialProps {
  testimonial: TestimonialCopy;
  isLarge?: boolean;
  isComposite: boolean;
}

function Testimonial({ testimonial, isLarge = false, isComposite }: TestimonialProps) {
  return (
    <figure className={isLarge ? undefined : "border-t-2 border-ink pt-4"}>
      <blockquote className={isLarge ? undefined : "font-text text-lg"}>
        <p dir="auto">{isLarge || isComposite ? testimonial.quote : `“${testimonial.quote}”`}</p>
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
  background?: "paper" | "card";
  isFolded?: boolean;
}

/** Nothing when the operator switched quotes off or has none. */
export function Voices({ block, background = "paper", isFolded = false }: VoicesProps) {
  if (!block || block.items.length === 0) return null;
  const isComposite = block.note !== undefined;
  // Nobody has said it, so it is not set large.
  const [first, others] = isComposite ? [undefined, block.items] : [block.items[0], block.items.slice(1)];
  return (
    <Section
      id="voices"
      title={block.heading}
      kind="quote"
      isComposite={isComposite}
      background={background}
      isFolded={isFolded}
    >
      {block.note && (
        <div className="mb-6 text-sm">
          <CompositeNote>{block.note}</CompositeNote>
        </div>
      )}
      {first && <Testimonial testimonial={first} isLarge isComposite={false} />}
      {others.length > 0 && (
        <div className="not-first:mt-9 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {others.map((testimonial) => (
            <Testimonial key={testimonial.quote} testimonial={testimonial} isComposite={isComposite} />
          ))}
        </div>
      )}
    </Section>
  );
}
