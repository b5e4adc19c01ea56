import { RuledList } from "~/components/lists";
import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { focusAreas, keyLessons, methods, page } from "~/content/policy-advocacy";
import { lawAnchor } from "~/features/policy-history/law-timeline.server";
import { PolicyHistory } from "~/features/policy-history/policy-history.server";

export function Positions({ filter }: { filter: string | undefined }) {
  return (
    <>
      <FocusAreas />
      <PolicyHistory filter={filter} />
      <KeyLessons isFiltered={filter !== undefined} />
      <Methods />
    </>
  );
}

function Methods() {
  return (
    <Section id="methods" kind="list" title={methods.heading}>
      <RuledList items={methods.cards} />
    </Section>
  );
}

function FocusAreas() {
  return (
    <Section id="focus-areas" kind="list" title={focusAreas.heading}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {focusAreas.items.map((area) => (
          <li
            key={area.title}
            className="row-span-4 grid grid-rows-subgrid gap-y-3 border-t-4 border-ink pt-4"
          >
            <h3 className="text-xl">{area.title}</h3>
            <p>{area.text}</p>
            <details className="fold">
              <summary className="py-1.5 font-semibold">
                {focusAreas.initiativesLabel}
                <span className="sr-only">: {area.title}</span>
              </summary>
              <h4 className="font-semibold max-md:hidden">{focusAreas.initiativesLabel}</h4>
              <ul className="bullets">
                {area.initiatives.map((initiative) => (
                  <li key={initiative}>{initiative}</li>
                ))}
              </ul>
            </details>
            <SourcedFigure figure={area.figure} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The first lesson is what the timeline above shows. */
function KeyLessons({ isFiltered }: { isFiltered: boolean }) {
  // The entry may be among those that are left out.
  const list = isFiltered ? page.path : "";
  return (
    <Section id="key-lessons" kind="poster" tone="red" title={keyLessons.heading}>
      <ol className="grid gap-x-12 lg:grid-cols-2">
        {keyLessons.items.map((lesson, at) => (
          <li key={lesson.title} className="group border-t-2 border-ink py-5 first:pb-9 lg:first:col-span-2">
            <h3 className="text-xl group-first:text-2xl lg:group-first:text-3xl">{lesson.title}</h3>
            <p className={at === 0 ? "mt-6 md:text-lg" : "mt-3"}>{lesson.text}</p>
            <a href={`${list}#${lawAnchor({ short: lesson.law })}`} className="inline-block py-2.5">
              {keyLessons.see} {lesson.law}
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
