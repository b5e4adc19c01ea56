import { Section } from "~/components/section";
import { keyLessons } from "~/content/policy-advocacy";

/** The first lesson is what the timeline above shows. */
export function KeyLessons() {
  return (
    <Section id="key-lessons" kind="poster" tone="red" title={keyLessons.heading}>
      <ol className="grid gap-x-12 lg:grid-cols-2">
        {keyLessons.items.map((lesson) => (
          <li
            key={lesson.title}
            className="group border-t-2 border-ink py-5 first:pb-9 lg:first:col-span-2 lg:first:grid lg:first:grid-cols-[2fr_1fr] lg:first:items-end lg:first:gap-x-12"
          >
            <h3 className="text-xl group-first:text-2xl lg:group-first:text-3xl">{lesson.title}</h3>
            <p className="mt-2">{lesson.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
