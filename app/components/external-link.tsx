import type { ReactNode } from "react";
import type { Source } from "~/content/links";
import { classNames } from "~/lib/class-names";
import type { HttpUrl } from "~/lib/http-url";

/**
 * The arrow after a link that leaves the site. A line may break before an image even after a no-break space; the
 * `nowrap` box prevents that, so the arrow stays on the line of the last word. The space has no width, or the link's
 * underline would continue below it.
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

interface ExternalLinkProps {
  to: HttpUrl;
  /** Opens a new tab, and says so. Only where the specification asks for it. */
  newTab?: boolean;
  /** Ends the link's name for assistive technology, where several links have the same visible words. */
  about?: string;
  className?: string;
  children: ReactNode;
}

export function ExternalLink({ to, newTab = false, about, className, children }: ExternalLinkProps) {
  return (
    <a
      href={to}
      rel={newTab ? "noopener noreferrer" : "noopener"}
      {...(newTab && { target: "_blank" })}
      className={classNames("py-1", className)}
    >
      {children}
      <span className="sr-only">
        {about && `: ${about}`} {newTab ? "(opens in a new tab)" : "(opens another site)"}
      </span>
      <OutwardArrow className="size-2.5" />
    </a>
  );
}

/** Where a figure or statement comes from: "Source: Name, 2025". */
export function SourceLine({ source, year }: { source: Source; year?: number }) {
  return (
    <p className="text-sm text-soft">
      Source: <ExternalLink to={source.link}>{source.name}</ExternalLink>
      {year !== undefined && `, ${year}`}
    </p>
  );
}
