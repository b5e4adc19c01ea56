import type { ReactNode } from "react";
import type { Card, Link } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { type Offer, useIsSet, useOffered } from "~/lib/site-settings";
import { SiteLink } from "./site-link";

/** The rows of a `Section` of the kind `ledger`. */
export function Ledger({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

interface LedgerRowProps {
  /** A number or a name. */
  entry: ReactNode;
  source?: ReactNode;
  children: ReactNode;
}

export function LedgerRow({ entry, source, children }: LedgerRowProps) {
  return (
    <li className="ledger-row">
      <div className="ledger-entry">{entry}</div>
      <div>{children}</div>
      {source && <div className="text-sm text-soft">{source}</div>}
    </li>
  );
}

/** Up to four items in a row, each under a rule, which is thick but on posters. */
export function RuledList({ items, onPoster = false }: { items: readonly Card[]; onPoster?: boolean }) {
  return (
    <ul
      className={classNames("grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4", onPoster ? "gap-y-6" : "gap-y-7")}
    >
      {items.map(({ title, text }) => (
        <li key={title} className={classNames("border-ink pt-4", onPoster ? "border-t-2" : "border-t-4")}>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface FoldedListProps {
  label: string;
  /** It ends the accessible name, where several folds have one label. */
  about: string;
  items: readonly string[];
  /** The label stands above the list where it is open. */
  isNamed?: boolean;
}

/** Shows a card's list, which a phone folds up. */
export function FoldedList({ label, about, items, isNamed = false }: FoldedListProps) {
  return (
    <details className="fold">
      <summary className="py-2">
        {label}
        <span className="sr-only">: {about}</span>
      </summary>
      {isNamed && <p className="font-semibold max-md:hidden">{label}</p>}
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

export function NumberedSteps({ items }: { items: readonly (Card & Offer & { action?: Link })[] }) {
  const isSet = useIsSet();
  const shown = useOffered()(items);
  return (
    <ol className={classNames("grid gap-8", shown.length === 2 ? "md:grid-cols-2" : "md:grid-cols-3")}>
      {shown.map((item, index) => (
        <li key={item.title} className="border-t-4 border-ink pt-4">
          <span aria-hidden="true" className="font-display text-figure text-green">
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{item.title}</h3>
          <p className="mt-2">{item.text}</p>
          {item.action && isSet(item.action) && (
            <p className="mt-2">
              <SiteLink to={item.action.to} className="inline-block py-1 font-semibold">
                {item.action.label}
              </SiteLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
