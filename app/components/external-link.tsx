import { type ReactNode, useContext } from "react";
import type { ChatLink, PhoneLink, Source } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { type Language, PageLanguage } from "~/lib/contexts";
import type { HttpUrl } from "~/lib/http-url";

/**
 * A `nowrap` box, because a line may break before an image even after a no-break space. The zero-width space prevents
 * an underlined gap.
 */
export function OutwardArrow({ className }: { className: string }) {
  return (
    <span className="text-[0px] whitespace-nowrap">
      {"\u00a0"}
      <svg
        viewBox="0 0 10 10"
        className={classNames("ml-1.5 inline align-baseline", className)}
        aria-hidden="true"
      >
        <path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </span>
  );
}

interface LinkNotes {
  tab: string;
  site: string;
  inEnglish: string;
  source: string;
}

const notes: Readonly<Record<Language, LinkNotes>> = {
  en: { tab: "(opens in a new tab)", site: "(opens another site)", inEnglish: "", source: "Source:" },
  es: {
    tab: "(se abre en otra pestaña)",
    site: "(lleva a otro sitio)",
    inEnglish: "(en\u00a0inglés)",
    source: "Fuente (en\u00a0inglés):",
  },
};

export const useLinkNotes = () => notes[useContext(PageLanguage)];

interface ExternalLinkProps {
  to: HttpUrl;
  /** Only where the specification asks for it. */
  newTab?: boolean;
  /** Accessible name's end, where links share their visible words. */
  about?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function ExternalLink({ to, newTab = false, about, className, children }: ExternalLinkProps) {
  const opens = useLinkNotes();
  return (
    <a
      href={to}
      rel={newTab ? "noopener noreferrer" : "noopener"}
      {...(newTab && { target: "_blank" })}
      className={classNames("py-1", className)}
    >
      {children}
      <span className="sr-only">
        {about && <>: {about}</>} {newTab ? opens.tab : opens.site}
      </span>
      <OutwardArrow className="size-2.5" />
    </a>
  );
}

export function SourceLine({ source, year }: { source: Source; year?: number }) {
  const { source: label } = useLinkNotes();
  return (
    <p className="text-sm text-soft">
      {label} <ExternalLink to={source.link}>{source.name}</ExternalLink>
      {year !== undefined && `, ${year}`}
    </p>
  );
}

interface PhoneLinksProps {
  links: readonly PhoneLink[];
  chat?: ChatLink | undefined;
}

export function PhoneLinks({ links, chat }: PhoneLinksProps) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-5 pt-1">
      {links.map(({ label, to }) => (
        <a key={to} href={to} className="inline-block py-2.5 font-semibold">
          {label}
        </a>
      ))}
      {chat && (
        <ExternalLink to={chat.link} className="inline-block py-2.5 font-semibold">
          {chat.label}
        </ExternalLink>
      )}
    </p>
  );
}
