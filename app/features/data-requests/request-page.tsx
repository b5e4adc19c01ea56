import { useContext } from "react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { yourDataWords } from "~/content/es/your-data";
import { PageLanguage } from "~/lib/contexts";
import { LinkForm } from "./unknown-link";

export function RequestPage() {
  const { heading, text, form, letter } = yourDataWords[useContext(PageLanguage)].requestPage;
  return (
    <>
      <PageHero title={heading} lead={text} />
      <LinkForm more={<p className="w-full text-sm text-soft">{form.note}</p>} />
      <Section kind="list" id="letter" title={letter.heading}>
        <p className="mb-6">{letter.text}</p>
        <ButtonLink to={letter.link.to}>{letter.link.label}</ButtonLink>
      </Section>
    </>
  );
}
