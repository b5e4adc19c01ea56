import { Section } from "~/components/section";
import { keyLessons } from "~/content/policy-advocacy";

export function KeyLessons() {
  return (
    <Section id="key-lessons" title={keyLessons.heading}>
      <ol className="flex flex-col border-b-2 border-ink">
        {keyLessons.items.map((lesson, index) => (
          <li
            key={lesson.title}
            className="grid grid-cols-[3rem_1fr] gap-x-4 border-t-2 border-ink py-5 md:grid-cols-[5rem_1fr_1fr] md:gap-x-8"
          >
            <span aria-hidden="true" className="font-display text-2xl text-green md:row-span-2">
              {index + 1}
            </span>
            <h3 className="text-xl">{lesson.title}</h3>
            <p className="col-start-2 mt-2 md:col-start-3 md:mt-0">{lesson.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
