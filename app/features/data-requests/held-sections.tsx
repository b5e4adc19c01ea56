import { useContext } from "react";
import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { yourDataWords } from "~/content/es/your-data";
import { pathIn } from "~/content/page";
import { dataPath } from "~/content/your-data";
import { PageLanguage } from "~/lib/contexts";
import { HeldList } from "./held-list";
import { UnknownLink } from "./unknown-link";
import type { YourData } from "./your-data-page.server";

const useCopy = () => yourDataWords[useContext(PageLanguage)].heldPage;

const Address = ({ text, address }: { text: string; address: string }) => (
  <>
    {text} <strong className="wrap-anywhere">{address}</strong>
  </>
);

function HeldSections({ token, address, sections, hasAccount, mailsToken }: YourData) {
  const copy = useCopy();
  const language = useContext(PageLanguage);
  return (
    <>
      <PageHero title={copy.heading} lead={<Address text={copy.text} address={address} />}>
        <ButtonLink to={dataPath("download", token, language)}>{copy.download}</ButtonLink>
        {mailsToken !== undefined && (
          <ButtonLink
            to={pathIn(language, `/newsletter/preferences?token=${encodeURIComponent(mailsToken)}`)}
          >
            {copy.mails}
          </ButtonLink>
        )}
        <ButtonLink to={`${dataPath("open", token, language)}&erase`}>{copy.erase}</ButtonLink>
      </PageHero>
      <Section kind="list" id="held" title={copy.list} lead={copy.keep}>
        {hasAccount && <p className="mb-8 border-2 border-ink bg-card p-4">{copy.account}</p>}
        {sections.length === 0 ? <p>{copy.nothing}</p> : <HeldList sections={sections} />}
      </Section>
    </>
  );
}

function EraseQuestion({ token, address }: Pick<YourData, "token" | "address">) {
  const { heading, text, button, back } = useCopy().ask;
  const to = dataPath("open", token, useContext(PageLanguage));
  return (
    <PageHero title={heading} lead={<Address text={text} address={address} />}>
      <form method="post" action={to} className="flex w-full flex-wrap gap-4">
        <Button>{button}</Button>
        <ButtonLink to={to}>{back}</ButtonLink>
      </form>
    </PageHero>
  );
}

function Erased() {
  const { heading, text, stays, list, home } = useCopy().erased;
  return (
    <>
      <PageHero title={heading} lead={<span role="status">{text}</span>}>
        <ButtonLink to={home.to}>{home.label}</ButtonLink>
      </PageHero>
      <Section kind="list" id="stays" title={stays}>
        <ul className="list-disc pl-6">
          {list.map((item) => (
            <li key={item} className="mb-3">
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Is opened by the mailed link. */
export function HeldPage({ held, isErased }: { held: YourData | undefined; isErased: boolean }) {
  if (isErased) return <Erased />;
  if (!held) return <UnknownLink />;
  return held.asksToErase ? <EraseQuestion {...held} /> : <HeldSections {...held} />;
}
