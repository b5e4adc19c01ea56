import type { ReactNode } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 border-t border-hair pt-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** @param since as it is shown */
export function secondFactorText({ since, codesLeft }: { since: string; codesLeft: number }): string {
  const codes = codesLeft === 1 ? "one recovery code" : `${codesLeft} recovery codes`;
  return `On since ${since}. You have ${codes} left.`;
}

/** The account of the form's password, for password managers. */
export function AccountEmail({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
