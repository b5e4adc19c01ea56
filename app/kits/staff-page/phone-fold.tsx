import type { ReactNode } from "react";

interface PhoneFoldProps {
  label: string;
  /** Says what is set in it, or how much it holds. */
  set: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * What a phone folds behind one line, which says what is set: filters, and what is looked up rather than read. Wider windows
 * and paper show it at once.
 */
export function PhoneFold({ label, set, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold" open={isOpen}>
      <summary className="no-print">
        {label}
        {set.length > 0 && ": "}
        <span className="font-normal">{set.join(", ")}</span>
      </summary>
      {children}
    </details>
  );
}
