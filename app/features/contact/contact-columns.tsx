import type { ReactNode } from "react";
import { type Accent, Card } from "~/components/card";
import { PhoneLinks } from "~/components/external-link";
import { PressContact } from "~/components/organization";
import { SiteLink } from "~/components/site-link";
import type { ContactWords } from "~/content/contact";
import type { Link } from "~/content/types";
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
  const { letter } = words.contactPage.recordPanels;
  const { postalAddress } = useSite();
  const shown = useMailboxes(words);
  if (shown.length === 0)
    return (
      postalAddress && (
        <Panel id="address" title={letter} isFact>
          <p className="wrap-anywhere">{postalAddress}</p>
        </Panel>
      )
    );
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
        {postalAddress && (
          <div>
            <dt className="text-sm text-soft">{letter}</dt>
            <dd className="wrap-anywhere">{postalAddress}</dd>
          </div>
        )}
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
  const rows: { label: string; link?: Link; hours: number }[] = [
    ...items,
    { label: application.link.label, ...application },
  ];
  return (
    <Panel id="response-times" title={heading} isFact>
      <p>{intro}</p>
      <dl>
        {rows.map(({ label, link, hours }) => (
          <div key={label} className="grid grid-cols-2 items-baseline gap-x-4 border-t border-hair py-2">
            <dt className="text-sm text-soft">
              {link ? (
                <SiteLink to={link.to} className="block py-1">
                  {label}
                </SiteLink>
              ) : (
                label
              )}
            </dt>
            <dd className="font-bold">{withinHours(hours)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** It is the same as on the page that says who runs the site. */
function PressPanel({ words }: WordsProps) {
  const { press } = useSite().organization;
  const { recordPanels } = words.contactPage;
  if (!press) return null;
  return (
    <Panel id="press" title={recordPanels.press} isFact>
      <p>{recordPanels.pressOnly}</p>
      <PressContact {...press} />
    </Panel>
  );
}

function UrgentLine({ name, text, actions, chat }: ContactWords["urgentHelp"]["lines"][number]) {
  return (
    <li className="border-t-2 border-red pt-2">
      <h3 className={entryTitle}>{name}</h3>
      <p>{text}</p>
      <PhoneLinks links={actions} chat={chat} />
    </li>
  );
}

/** Lines that answer now, each number to dial or to text. */
function UrgentHelp({ words: { urgentHelp, callNow } }: WordsProps) {
  const { id, heading, intro, lines, more, elsewhere } = urgentHelp;
  const onTop = new Set<string>(callNow.map(({ to }) => to));
  const isOnTop = ({ actions }: (typeof lines)[number]) => actions.every(({ to }) => onTop.has(to));
  return (
    <Panel id={id} accent="red" title={heading} className="self-start">
      <p>{intro}</p>
      <ul className="grid gap-4">
        {lines
          .filter((line) => !isOnTop(line))
          .map((line) => (
            <UrgentLine key={line.name} {...line} />
          ))}
      </ul>
      <details>
        <summary className="py-2.5 font-semibold">{more}</summary>
        <ul className="grid gap-4">
          {lines.filter(isOnTop).map((line) => (
            <UrgentLine key={line.name} {...line} />
          ))}
          <li className="border-t-2 border-hair pt-2">
            <h3 className={entryTitle}>{elsewhere.heading}</h3>
            <dl className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {elsewhere.lines.map(({ name, actions }) => (
                <div key={name} className="flex flex-col">
                  <dt>{name}</dt>
                  <dd className="mt-auto">
                    <PhoneLinks links={actions} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        </ul>
      </details>
    </Panel>
  );
}

/** The form beside the lines that answer now, and below both how else to reach the site (public specification, section 2). */
export function ContactColumns({ words, children }: WordsProps & { children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-6 py-7 md:py-14 lg:grid-cols-[var(--container-form)_1fr]">
      <div className="mb-4">{children}</div>
      <UrgentHelp words={words} />
      <EmailPanel words={words} />
      <ResponseTimes words={words} />
      <ChatPanel words={words} />
      <PressPanel words={words} />
    </div>
  );
}
