import type { ReactNode } from "react";
import { type Accent, Card } from "~/components/card";
import { PhoneLinks } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import type { ContactWords } from "~/content/contact";
import { useIsSet, useSite } from "~/lib/site-settings";

function Panel({ id, accent, title, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card as="div" accent={accent}>
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
  accent: Accent;
  title: string;
  children: ReactNode;
}

const entryTitle = "font-text text-base font-bold tracking-normal";

interface WordsProps {
  words: ContactWords;
}

function EmailPanel({ words: { contactPage } }: WordsProps) {
  const { mailboxes } = useSite();
  const { heading, text, boxes } = contactPage.emailPanel;
  const shown = boxes.flatMap(({ box, label }) => {
    const address = mailboxes[box];
    return address === undefined ? [] : [{ label, address }];
  });
  if (shown.length === 0) return null;
  return (
    <Panel id="email" accent="green" title={heading}>
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
    <Panel id="chat" accent="blue" title={heading}>
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
  return (
    <Panel id="response-times" accent="gold" title={responseTimes.heading}>
      <p>{responseTimes.intro}</p>
      <dl className="grid gap-2">
        {responseTimes.items.map(({ kind, label, hours }) => (
          <div key={kind}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-semibold">{withinHours(hours)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Lines that answer now, each number to dial or to text. */
function UrgentHelp({ words: { urgentHelp } }: WordsProps) {
  const { id, heading, intro, lines, elsewhere } = urgentHelp;
  return (
    <Panel id={id} accent="red" title={heading}>
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

/** What stands beside the contact form, and below it on a phone (public specification, section 2). */
export function SidePanels({ words }: WordsProps) {
  return (
    <div className="grid content-start gap-6">
      <UrgentHelp words={words} />
      <EmailPanel words={words} />
      <ChatPanel words={words} />
      <ResponseTimes words={words} />
    </div>
  );
}
