import type { ReactNode } from "react";
import type { Organization } from "~/lib/site-settings";

/** Names the legal name and the number, as far as they are set; no line ends within the number. */
export function registeredAs({ legalName, registration }: Organization): ReactNode {
  if (!registration) return legalName;
  return (
    <>
      {legalName && `${legalName}, `}
      {registration.label} <span className="whitespace-nowrap">{registration.number}</span>
    </>
  );
}

/** Says whom the press can ask, as far as it is set. */
export function PressContact({ name, email, phone }: NonNullable<Organization["press"]>) {
  return (
    <div>
      {name && <p>{name}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`} className="inline-block py-0.5 font-semibold">
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="inline-block py-0.5 font-semibold">
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}
