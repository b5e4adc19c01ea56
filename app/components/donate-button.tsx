import { platformNote } from "~/content/donate";
import { ButtonLink } from "./button";

interface DonateButtonProps {
  kind?: "go" | "plain";
  className?: string;
  /** What the button says; sight of the arrow and the hidden words tell that it leaves the site. */
  children: string;
}

/** A button that leads to the organisation's donation platform, outside the site. */
export function DonateButton({ kind = "go", className = "", children }: DonateButtonProps) {
  return (
    <ButtonLink to="donate" kind={kind} className={className}>
      {children}
      <span className="sr-only"> ({platformNote.opensElsewhere})</span>
      <svg viewBox="0 0 10 10" className="ml-2 inline size-3" aria-hidden="true">
        <path d="M2 1h7v7M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </ButtonLink>
  );
}
