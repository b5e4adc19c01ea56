import { RuledList } from "~/components/ruled-list";
import { Section } from "~/components/section";
import { themes } from "~/content/corporate-accountability";
import { Scorecard } from "./scorecard.server";
import { Targets } from "./targets.server";
import { Wins } from "./wins.server";

export function PublicRecord() {
  return (
    <>
      <Themes />
      <Targets />
      <Wins />
      <Scorecard />
    </>
  );
}

function Themes() {
  return (
    <Section id="themes" kind="list" title={themes.heading}>
      <RuledList items={themes.cards} />
    </Section>
  );
}
