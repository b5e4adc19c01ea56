import { Section } from "~/components/section";
import { methods } from "~/content/policy-advocacy";
import { PolicyHistory } from "~/features/policy-history/policy-history.server";
import { FocusAreas } from "./focus-areas.server";
import { KeyLessons } from "./key-lessons.server";

export function Positions() {
  return (
    <>
      <FocusAreas />
      <PolicyHistory />
      <KeyLessons />
      <Methods />
    </>
  );
}

function Methods() {
  return (
    <Section id="methods" kind="list" title={methods.heading}>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {methods.cards.map((card) => (
          <li key={card.title} className="border-t-4 border-ink pt-4">
            <h3 className="text-xl">{card.title}</h3>
            <p className="mt-3">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
