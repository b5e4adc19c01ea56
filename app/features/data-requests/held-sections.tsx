import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { heldPage as copy, dataPath } from "~/content/your-data";
import { HeldList } from "./held-list";
import type { YourData } from "./your-data-page.server";

const Address = ({ text, address }: { text: string; address: string }) => (
  <>
    {text} <strong className="wrap-anywhere">{address}</strong>
  </>
);

export function HeldSections({ token, address, sections, hasAccount, mailsToken }: YourData) {
  return (
    <>
      <PageHero title={copy.heading} lead={<Address text={copy.text} address={address} />}>
        <ButtonLink to={dataPath("download", token)}>{copy.download}</ButtonLink>
        {mailsToken !== undefined && (
          <ButtonLink to={`/newsletter/preferences?token=${encodeURIComponent(mailsToken)}`}>
            {copy.mails}
          </ButtonLink>
        )}
        <ButtonLink to={`${dataPath("open", token)}&erase`}>{copy.erase}</ButtonLink>
      </PageHero>
      <Section kind="list" id="held" title={copy.list} lead={copy.keep}>
        {hasAccount && <p className="mb-8 border-2 border-ink bg-card p-4">{copy.account}</p>}
        {sections.length === 0 ? <p>{copy.nothing}</p> : <HeldList sections={sections} />}
      </Section>
    </>
  );
}

export function EraseQuestion({ token, address }: Pick<YourData, "token" | "address">) {
  const { heading, text, button, back } = copy.ask;
  return (
    <PageHero title={heading} lead={<Address text={text} address={address} />}>
      <form method="post" action={dataPath("open", token)} className="flex w-full flex-wrap gap-4">
        <Button>{button}</Button>
        <ButtonLink to={dataPath("open", token)}>{back}</ButtonLink>
      </form>
    </PageHero>
  );
}

export function Erased() {
  const { heading, text, stays, list, home } = copy.erased;
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
