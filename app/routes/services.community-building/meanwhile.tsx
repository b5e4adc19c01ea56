import { ExternalLink, PhoneLinks } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { meanwhile } from "~/content/community-building";
import { useIsSet } from "~/lib/site-settings";

export function Meanwhile() {
  const { heading, text, textWithoutChat, items, more } = meanwhile;
  const hasChat = useIsSet()({ to: "community-chat" });
  return (
    <Section id="meanwhile" title={heading} lead={hasChat ? text : textWithoutChat} kind="ledger">
      <Ledger>
        {items.map(({ name, text, link, call }) => (
          <LedgerRow
            key={name}
            entry={
              <ExternalLink to={link} className="font-semibold">
                {name}
              </ExternalLink>
            }
          >
            <p>{text}</p>
            {call && <PhoneLinks links={[call]} />}
          </LedgerRow>
        ))}
      </Ledger>
      <SiteLink to={more.to} className="mt-3 inline-block py-2.5 font-semibold">
        {more.label}
      </SiteLink>
    </Section>
  );
}
