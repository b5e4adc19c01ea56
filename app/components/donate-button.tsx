import { platformNote } from "~/content/donate";
import { ButtonLink } from "./button";
import { OutwardArrow } from "./external-link";

interface DonateButtonProps {
  kind?: "go" | "plain";
  className?: string;
  children: string;
}

export function DonateButton({ kind = "go", className = "", children }: DonateButtonProps) {
  return (
    <ButtonLink to="donate" kind={kind} className={className}>
      {children}
      <span className="sr-only"> ({platformNote.opensElsewhere})</span>
      <OutwardArrow className="size-3" />
    </ButtonLink>
  );
}
