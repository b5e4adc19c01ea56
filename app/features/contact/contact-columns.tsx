import type { ReactNode } from "react";
import { type Accent, Card, CardGrid } from "~/components/card";
import { PhoneLinks } from "~/components/external-link";
import { PressContact } from "~/components/organization";
import { SiteLink } from "~/components/site-link";
import type { ContactWords } from "~/content/contact";
import { useIsSet, useSite } from "~/lib/site-settings";

function Panel({ id, accent, title, isFact = false, className, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={isFact ? undefined : `${id}-title`} className={className}>
      <Card as="div" accent={accent} className="h-full">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

interface PanelProps {
  id: string;
  accent?: Accent;
  title: string;
  /** Its heading is enough: it is no landmark. */
  isFact?: boolean;
  className?: string;
  children: ReactNode;
}

const entryTitle = "font-text text-base font-bold tracking-normal";

interface WordsProps {
  words: ContactWords;
}

function useMailboxes({ contactPage }: ContactWords) {
  const { mailboxes } = useSite();
  return contactPage.emailPanel.boxes.flatMap(({ box, label }) => {
    const address = mailboxes[box];
    return address === undefined ? [] : [{ label, address }];
  });
}

function EmailPanel({ words }: WordsProps) {
  const { heading, text } = words.contactPage.emailPanel;
  const shown = useMailboxes(words);
  if (shown.length === 0) return null;
  return (
    <Panel id="email" title={heading}>
      <p>{text}</p>
      <dl className="grid gap-3">
        {shown.map(({ label, address }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd>
              <a href={`mailto:${address}`} className="inline-block py-1 font-semibold wrap-anywhere">
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function ChatPanel({ words: { contactPage } }: WordsProps) {
  const { heading, text, link } = contactPage.chatPanel;
  const isSet = useIsSet();
  if (!isSet(link)) return null;
  return (
    <Panel id="chat" title={heading}>
      <p>{text}</p>
      <p>
        <SiteLink to={link.to} className="inline-block py-1 font-semibold">
          {link.label}
        </SiteLink>
      </p>
    </Panel>
  );
}

function ResponseTimes({ words: { responseTimes, withinHours } }: WordsProps) {
  const { heading, intro, items, application } = responseTimes;
  return (
    <Panel id="response-times" title={heading} isFact>
      <p>{intro}</p>
      <dl>
        {items.map(({ kind, label, hours }) => (
          <div
            key={kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-semibold">{withinHours(hours)}</dd>
            {kind === "partnership" && (
              <dd className="w-full text-sm">
                {withinHours(application.hours)} {application.text}{" "}
                <SiteLink to={application.link.to} className="inline-block py-1">
                  {application.link.label}
                </SiteLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** They are the same facts as on the page that says who runs the site. */
function RecordPanels({ words }: WordsProps) {
  const { postalAddress, organization } = useSite();
  const { press } = organization;
  const { recordPanels } = words.contactPage;
  if (!postalAddress && !press) return null;
  return (
    <CardGrid>
      {postalAddress && (
        <Panel id="address" title={recordPanels.address} isFact>
          <p className="wrap-anywhere">{postalAddress}</p>
        </Panel>
      )}
      {press && (
        <Panel id="press" title={recordPanels.press} isFact>
          <p>{recordPanels.pressOnly}</p>
          <PressContact {...press} />
        </Panel>
      )}
    </CardGrid>
  );
}

/** Lines that answer now, each number to dial or to text. */
function UrgentHelp({ words: { urgentHelp } }: WordsProps) {
  const { id, heading, intro, lines, elsewhere } = urgentHelp;
  return (
    <Panel id={id} accent="red" title={heading} className="lg:col-start-2 lg:row-start-1">
      <p>{intro}</p>
      <ul className="grid gap-4">
        {lines.map(({ name, text, actions }) => (
          <li key={name} className="border-t-2 border-red pt-2">
            <h3 className={entryTitle}>{name}</h3>
            <p>{text}</p>
            <PhoneLinks links={actions} />
          </li>
        ))}
        <li className="border-t-2 border-hair pt-2">
          <h3 className={entryTitle}>{elsewhere.heading}</h3>
          <dl className="mt-1 grid gap-x-4 sm:grid-cols-2">
            {elsewhere.lines.map(({ name, actions }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <PhoneLinks links={actions} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ul>
    </Panel>
  );
}

/**
 * The form beside the lines that answer now, and below both how else to reach the site (public specification, section 2).
 * On a phone, whose first view has the numbers, other ways to write come before all the lines.
 */
export function ContactColumns({ words, children }: WordsProps & { children: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-6 py-7 md:py-14 lg:grid-cols-[var(--container-form)_1fr]">
      <div className="mb-4">{children}</div>
      <div className="grid gap-6 lg:col-span-2 lg:grid-cols-2">
        <EmailPanel words={words} />
        <ResponseTimes words={words} />
      </div>
      <UrgentHelp words={words} />
      <div className="grid gap-6 lg:col-span-2 lg:grid-cols-2">
        <ChatPanel words={words} />
        <RecordPanels words={words} />
      </div>
    </div>
  );
}
