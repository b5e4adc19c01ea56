import type { ReactNode } from "react";

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
