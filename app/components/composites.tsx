import type { Story as StoryCopy, Testimonial as TestimonialCopy } from "~/content/types";

export function CompositeNote({ children }: { children: string }) {
  return <p className="border-l-4 border-gold pl-4 text-soft">{children}</p>;
}

/** Its block must carry a `CompositeNote`. */
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

/** Its block must carry a `CompositeNote`. */
export function Story({ story }: { story: StoryCopy }) {
  return (
    <article className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{story.title}</h3>
      <p className="mt-1 text-sm font-semibold text-soft">{story.who}</p>
      <p className="mt-3">{story.text}</p>
    </article>
  );
}
