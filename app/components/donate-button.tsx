import { platformNote } from "~/content/donate";
import { ButtonLink } from "./button";
import { OutwardArrow } from "./external-link";

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
      <OutwardArrow className="size-3" />
    </ButtonLink>
  );
}
