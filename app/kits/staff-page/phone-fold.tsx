import type { ReactNode } from "react";

interface PhoneFoldProps {
  label: string;
  /** What is set in it. */
  set: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}

/** Filters that a phone folds behind one line, which says what is set; wider windows show them at once. */
export function PhoneFold({ label, set, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold no-print" open={isOpen}>
      <summary>
        {label}
        {set.length > 0 && ": "}
        <span className="font-normal">{set.join(", ")}</span>
      </summary>
      {children}
    </details>
  );
}
