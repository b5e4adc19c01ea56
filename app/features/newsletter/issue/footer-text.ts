import { type Organization, PREFERENCES_PLACE, UNSUBSCRIBE_PLACE } from "./issue";

export interface FooterCopy {
  reason: string;
  preferences: string;
  leave: string;
  leaveNote: string;
}

/** An address that begins with the organization's name is whole without it. */
export function addressLine({ name, postalAddress }: Organization): string {
  const isNamed = postalAddress.toLowerCase().startsWith(name.toLowerCase());
  return isNamed ? postalAddress : `${name}, ${postalAddress}`;
}

export function footerText(copy: FooterCopy, organization: Organization): string {
  return [
    `--\n${copy.reason} ${organization.name}.`,
    `${copy.preferences}: ${PREFERENCES_PLACE}`,
    `${copy.leave}: ${UNSUBSCRIBE_PLACE}\n${copy.leaveNote}`,
    addressLine(organization),
  ].join("\n\n");
}
