import type { ReactNode } from "react";

interface NewTabLinkProps {
  href: string;
  /** What the visible words lead to, when they do not say it themselves; for assistive technology. */
  about?: string;
  /** The words that say it opens in a new tab. */
  note: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site that opens in a new tab, and says so in its accessible name. */
export function NewTabLink({ href, about, note, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">
        {" "}
        {about} ({note})
      </span>
      <NewTabMark />
    </a>
  );
}

function NewTabMark() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="ml-1.5 inline-block size-3 align-baseline">
      <path d="M4 1H1v10h10V8M7 1h4v4M11 1 5 7" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
