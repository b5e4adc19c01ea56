import { useContext } from "react";
import type { CrisisCardCopy, EmptyHelpCopy } from "~/content/crisis-card";
import { leavePage } from "~/content/page";
import type { PhoneLink } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { type Language, PageLanguage } from "~/lib/contexts";
import { ExternalLink } from "./external-link";

/**
 * Stands in every view until it is used; a link where no script runs. With one, `app/browser/leave-page.ts` puts the
 * other page in place of this one, also by the Shift key: the pattern is
 * https://design-system.service.gov.uk/components/exit-this-page/.
 */
export function LeavePage() {
  const { label, to, about, keys, pressTwice, pressOnce } = leavePage[useContext(PageLanguage)];
  return (
    <div className="leave-page no-print z-10">
      <a
        href={to}
        rel="nofollow noreferrer"
        data-leave=""
        className="flex flex-wrap justify-center gap-x-3 bg-ink px-5 py-3 font-semibold text-paper"
      >
        {label} <span className="sr-only">{about}</span>
        <span className="leave-keys font-normal">{keys}</span>
      </a>
      <span role="status" className="sr-only" data-twice={pressTwice} data-once={pressOnce} />
    </div>
  );
}

interface LinesProps {
  links: readonly PhoneLink[];
  /** The first of them is what to do first. */
  leads?: boolean;
  lang?: "es";
}

const ors: Readonly<Record<Language, string>> = { en: "or", es: "o" };

/** Large enough for a hand that shakes, and as wide as a phone. */
function Lines({ links, leads = false, lang }: LinesProps) {
  const or = ors[useContext(PageLanguage)];
  const orElse = (label: string) => `${or} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return (
    <p lang={lang} className="flex max-w-none flex-wrap items-center gap-3 py-2">
      {links.map(({ label, to }, index) => (
        <a
          key={to}
          href={to}
          className={classNames(
            "flex w-full justify-center border-2 border-ink px-5 py-3 font-semibold sm:w-auto",
            leads && index === 0 ? "bg-ink text-lg text-paper" : "bg-card",
          )}
        >
          {leads && index > 0 ? orElse(label) : label}
        </a>
      ))}
    </p>
  );
}

type LineProps = { line: CrisisCardCopy["first"][number]; leads?: boolean };

function Line({ line: { name, links, happens, spanish, chat }, leads = false }: LineProps) {
  return (
    <>
      <p className={leads ? "text-lg leading-tight font-bold" : "font-semibold"}>{name}</p>
      <Lines links={links} leads={leads} />
      {leads && happens && <p>{happens}</p>}
      {spanish && (
        <p lang="es" className="mt-2 font-semibold">
          {spanish.text}
        </p>
      )}
      {spanish?.links && <Lines links={spanish.links} lang="es" />}
      {chat && (
        <ExternalLink to={chat.link} className="inline-block py-2.5 font-semibold">
          {chat.label}
        </ExternalLink>
      )}
    </>
  );
}

interface CrisisCardProps {
  copy: CrisisCardCopy;
  heading: "h2" | "h3";
  /** After a form was sent. */
  takesFocus?: boolean;
}

/** Lines that answer now: the right one first, then the others. */
export function CrisisCard({ copy, heading: Heading, takesFocus = false }: CrisisCardProps) {
  const { heading, lead, first, note, emergency, text, more } = copy;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form.
    <div
      role="group"
      aria-labelledby="crisis-card-title"
      data-crisis=""
      tabIndex={-1}
      data-takes-focus={takesFocus ? "" : undefined}
      className="border-4 border-red bg-tint-red p-4"
    >
      <LeavePage />
      <Heading id="crisis-card-title" className="text-xl">
        {heading}
      </Heading>
      <p className="mt-2">{lead}</p>
      <div className={emergency && "gap-x-8 md:grid md:grid-cols-2"}>
        <div>
          {first.map((line) => (
            <div key={line.name} className="mt-4">
              <Line line={line} leads />
            </div>
          ))}
          {note && <p className="mt-4 font-semibold">{note}</p>}
        </div>
        {emergency && (
          <div className="mt-5 border-t-2 border-ink pt-4 md:mt-4 md:self-start">
            <p className="font-semibold">{emergency.text}</p>
            <Lines links={emergency.links} />
          </div>
        )}
      </div>
      <div className="mt-5 border-t-2 border-ink pt-4">
        <p className="text-lg font-bold">{more.heading}</p>
        <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
          {more.lines.map((line) => (
            <li key={line.name}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <p className="mt-4">{text}</p>
      </div>
    </div>
  );
}

export function EmptyHelp({ copy }: { copy: EmptyHelpCopy }) {
  return (
    <>
      <p className="mt-4">{copy.text}</p>
      <Lines links={copy.links} />
    </>
  );
}
