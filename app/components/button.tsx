import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { LinkTarget } from "~/content/links";
import { classNames } from "~/lib/class-names";
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
