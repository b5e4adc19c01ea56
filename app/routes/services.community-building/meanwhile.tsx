import { ExternalLink, PhoneLinks } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { meanwhile } from "~/content/community-building";
import { useIsSet } from "~/lib/site-settings";

export function Meanwhile() {
  const { heading, text, textWithoutChat, tonight, chat, items, more } = meanwhile;
  const hasChat = useIsSet()(chat);
  return (
    <Section id="meanwhile" title={heading} lead={hasChat ? text : textWithoutChat} kind="ledger">
      <Ledger>
        <LedgerRow entry={<b>{tonight.name}</b>}>
          <p>{tonight.text}</p>
          <PhoneLinks links={tonight.calls} />
        </LedgerRow>
        {hasChat && (
          <LedgerRow
            entry={
              <SiteLink to={chat.to} className="inline-block py-1 font-semibold">
                {chat.label}
              </SiteLink>
            }
          >
            {chat.text}
          </LedgerRow>
        )}
        {items.map(({ name, text, link, calls }) => (
          <LedgerRow
            key={name}
            entry={
              <ExternalLink to={link} className="font-semibold">
                {name}
              </ExternalLink>
            }
          >
            <p>{text}</p>
            {calls && <PhoneLinks links={calls} />}
          </LedgerRow>
        ))}
      </Ledger>
      <SiteLink to={more.to} className="mt-3 inline-block py-2.5 font-semibold">
        {more.label}
      </SiteLink>
    </Section>
  );
}
