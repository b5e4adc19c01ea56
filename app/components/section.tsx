import type { ReactNode } from "react";
import type { Card, Link } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";

export type SectionKind = "poster" | "ledger" | "list" | "quote" | "form";

/**
 * A section that somebody looks for is a landmark; a sentence to remember or a list of facts has a heading, which is enough.
 * The name is not the heading itself: its capitals, which are the sheet's, would be read out one by one where a word is short.
 */
const landmarkName = (kind: SectionKind | undefined, title: ReactNode): string | undefined =>
  (kind === undefined || kind === "list" || kind === "form") && typeof title === "string" ? title : undefined;

export type Tone = "green" | "red" | "blue" | "gold";

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** Public pages have kinds: never the same twice in a row, at most one poster a page (docs/design.md). */
  kind?: SectionKind;
  /** The color of a poster. */
  tone?: Tone;
  /** Nobody has said it, so a `quote` has no quotation mark. */
  isComposite?: boolean;
  /** Stands beside a form, under its lead. */
  aside?: ReactNode;
  /** Only a window that is wide enough for both has it. */
  isAsideWide?: boolean;
  background?: "paper" | "card";
  /** A phone shows only its title until it is opened. */
  isFolded?: boolean;
  /** Stays in view when the section is closed. */
  foldedNote?: ReactNode;
}

/** docs/design.md describes the kinds. */
export function Section({
  id,
  title,
  lead,
  children,
  kind,
  tone = "green",
  isComposite = false,
  aside,
  isAsideWide = false,
  background = "paper",
  isFolded = false,
  foldedNote,
}: SectionProps) {
  const body = children && <div className="section-body">{children}</div>;
  return (
    <section
      id={id}
      aria-label={landmarkName(kind, title)}
      data-section={kind}
      data-tone={kind === "poster" ? tone : undefined}
      {...(isComposite && { "data-composite": "" })}
      className={classNames("section", background === "card" && "on-card", isFolded && "is-folded")}
    >
      <div className="wrap section-parts">
        <div className="section-head">
          <h2 className="section-title">{title}</h2>
          {lead && <p className="section-lead">{lead}</p>}
          {aside && (
            <div className={classNames("mt-8 flex flex-col gap-8", isAsideWide && "max-lg:hidden")}>
              {aside}
            </div>
          )}
        </div>
        {isFolded ? (
          <details className="fold section-fold">
            <summary>
              <h2 className="section-title">{title}</h2>
              {foldedNote && <span className="text-sm">{foldedNote}</span>}
            </summary>
            {lead && <p className="section-lead md:hidden">{lead}</p>}
            {body}
          </details>
        ) : (
          body
        )}
      </div>
    </section>
  );
}

interface AsideTextProps {
  title: string;
  text: string;
  /** They happen one after the other. */
  steps?: readonly string[];
  link?: Link;
}

export function AsideText({ title, text, steps, link }: AsideTextProps) {
  return (
    <div className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-3">{text}</p>
      {steps && (
        <div className="mt-2">
          <PlainList items={steps} isOrdered />
        </div>
      )}
      {link && (
        <SiteLink to={link.to} className="inline-block py-2 font-semibold">
          {link.label}
        </SiteLink>
      )}
    </div>
  );
}

interface PlainListProps {
  /** A card's title begins its line. */
  items: readonly (string | Card)[];
  isOrdered: boolean;
  className?: string;
}

export function PlainList({ items, isOrdered, className }: PlainListProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={classNames(isOrdered ? "list-decimal space-y-2 pl-6" : "bullets", className)}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.title}>
            <b>{item.title}:</b> {item.text}
          </li>
        ),
      )}
    </List>
  );
}

interface AsideListProps {
  title: string;
  items: PlainListProps["items"];
  /** A phone shows only its title until it is opened. */
  isFolded?: boolean;
  /** A phone shows its list as well, and can close it. */
  isOpen?: boolean;
  /** They happen one after the other. */
  isOrdered?: boolean;
  /** It has room for two columns. */
  isWide?: boolean;
}

export function AsideList({
  title,
  items,
  isFolded = false,
  isOpen = false,
  isOrdered = false,
  isWide = false,
}: AsideListProps) {
  const list = (
    <div className={isFolded ? "max-md:mb-3 md:mt-3" : "mt-3"}>
      <PlainList
        items={items}
        isOrdered={isOrdered}
        {...(isWide && { className: "gap-x-14 md:grid md:grid-cols-2" })}
      />
    </div>
  );
  return isFolded ? (
    <details className="fold border-t border-ink md:border-t-4 md:pt-4" open={isOpen}>
      <summary className="hanging py-2.5 font-semibold">{title}</summary>
      <h3 className="text-xl max-md:hidden">{title}</h3>
      {list}
    </details>
  ) : (
    <div className="border-t-4 border-ink pt-4">
      <h3 className="text-xl">{title}</h3>
      {list}
    </div>
  );
}
