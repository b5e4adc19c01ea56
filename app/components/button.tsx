import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { LinkTarget } from "~/content/links";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";

type Kind = "go" | "plain";
type Size = "regular" | "small";

function buttonClass(kind: Kind, size: Size): string {
  return classNames(
    "press inline-block border-2 border-ink text-center font-semibold no-underline",
    kind === "go" ? "bg-green text-green-ink" : "bg-card text-ink",
    size === "small"
      ? "px-3.5 py-2 text-sm whitespace-nowrap shadow-hard-sm"
      : "px-5 py-3 leading-tight shadow-hard",
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  size?: Size;
}

export function Button({ kind = "go", size = "regular", className, type = "submit", ...rest }: ButtonProps) {
  const disabledClasses = "disabled:cursor-progress disabled:bg-hair disabled:text-ink";
  return (
    <button
      type={type}
      className={classNames(buttonClass(kind, size), disabledClasses, className)}
      {...rest}
    />
  );
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
