import { type Organization, PREFERENCES_PLACE, UNSUBSCRIBE_PLACE, WEB_PLACE } from "./issue";

export interface FooterCopy {
  reason: string;
  web?: string;
  preferences: string;
  leave: string;
  leaveNote: string;
}

/** An address that begins with the organization's name is whole without it. */
export function addressLine({ name, postalAddress }: Organization): string {
  const isNamed = postalAddress.toLowerCase().startsWith(name.toLowerCase());
  return isNamed ? postalAddress : `${name}, ${postalAddress}`;
}

/** @param onWeb the mail has a page on the site */
export function footerText(copy: FooterCopy, organization: Organization, onWeb = false): string {
  return [
    `--\n${copy.reason} ${organization.name}.`,
    onWeb ? `${copy.web}: ${WEB_PLACE}` : "",
    `${copy.preferences}: ${PREFERENCES_PLACE}`,
    `${copy.leave}: ${UNSUBSCRIBE_PLACE}\n${copy.leaveNote}`,
    addressLine(organization),
  ]
    .filter(Boolean)
    .join("\n\n");
}
