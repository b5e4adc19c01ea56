import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { Link, LinkTarget } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { useIsSet } from "~/lib/site-settings";
import { SiteLink } from "./site-link";

/** `help` leads to help, `go` is a page's main action. */
type Kind = "go" | "plain" | "help";
type Size = "regular" | "small";

function buttonClass(kind: Kind, size: Size): string {
  return classNames("button", kind !== "plain" && `button-${kind}`, size === "small" && "button-small");
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  size?: Size;
}

export function Button({ kind = "go", size = "regular", className, type = "submit", ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(kind, size), className)} {...rest} />;
}

interface ButtonLinkProps {
  to: LinkTarget;
  kind?: Kind;
  size?: Size;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ to, kind = "plain", size = "regular", className, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={classNames(buttonClass(kind, size), className)}>
      {children}
    </SiteLink>
  );
}

interface ActionLinksProps {
  actions: readonly Link[];
  /** It is the first that is shown, if not said. */
  main?: LinkTarget | "none";
  size?: "regular" | "small";
}

/** Without the links whose address is not set. */
export function ActionLinks({ actions, main, size = "regular" }: ActionLinksProps) {
  const shown = actions.filter(useIsSet());
  return shown.map(({ label, to }) => (
    <ButtonLink key={to} to={to} size={size} kind={to === (main ?? shown[0]?.to) ? "go" : "plain"}>
      {label}
    </ButtonLink>
  ));
}
