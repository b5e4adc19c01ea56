import { RuledList } from "~/components/ruled-list";
import { Section } from "~/components/section";
import { methods } from "~/content/policy-advocacy";
import { PolicyHistory } from "~/features/policy-history/policy-history.server";
import { FocusAreas } from "./focus-areas.server";
import { KeyLessons } from "./key-lessons.server";

export function Positions({ filter }: { filter: string | undefined }) {
  return (
    <>
      <FocusAreas />
      <PolicyHistory filter={filter} />
      <KeyLessons />
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
