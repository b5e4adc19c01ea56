import type { ReactNode } from "react";
import { platformNote } from "~/content/donate";
import { useIsSet } from "~/lib/site-settings";
import { ButtonLink } from "./button";
import { OutwardArrow } from "./external-link";

interface DonateButtonProps {
  kind?: "go" | "plain";
  className?: string;
  children: ReactNode;
}

/** Nothing where no donation platform is set. */
export function DonateButton({ kind = "go", className = "", children }: DonateButtonProps) {
  const isSet = useIsSet();
  if (!isSet({ to: "donate" })) return null;
  return (
    <ButtonLink to="donate" kind={kind} className={className}>
      {children}
      <span className="sr-only"> ({platformNote.opensElsewhere})</span>
      <OutwardArrow className="size-3" />
    </ButtonLink>
  );
}
