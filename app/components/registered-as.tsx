import type { ReactNode } from "react";
import type { Organization } from "~/lib/site-settings";

/** The legal name and the number, as far as they are known; no line ends within the number. */
export function registeredAs({ legalName, registration }: Organization): ReactNode {
  if (!registration) return legalName;
  return (
    <>
      {legalName && `${legalName}, `}
      {registration.label} <span className="whitespace-nowrap">{registration.number}</span>
    </>
  );
}
