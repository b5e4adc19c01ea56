/** A mail as every recipient gets it, except for its placeholders. */
export interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
}

export interface Organization {
  name: string;
  postalAddress: string;
}

/** Who publishes an issue, and where its site is. */
export interface Publisher {
  organization: Organization;
  /** Without a slash at the end. */
  siteUrl: string;
}

/** Placeholders in html and text for URLs that are not known when an issue is rendered. */
export const UNSUBSCRIBE_PLACE = "https://unsubscribe.invalid/";
export const PREFERENCES_PLACE = "https://preferences.invalid/";
export const WEB_PLACE = "https://newsletter.invalid/";

/** Stands for a reader's token, and is as long as one, in the mail that all readers of a campaign share. */
export const TOKEN_PLACE = "reader-token-reader-token-reader";

/** The plain text for someone who is no reader. @param ownLink stands for each reader's own links @param web the issue's page */
export function withoutOwnLinks({ text }: RenderedIssue, ownLink: string, web = ""): string {
  return text
    .replaceAll(UNSUBSCRIBE_PLACE, ownLink)
    .replaceAll(PREFERENCES_PLACE, ownLink)
    .replaceAll(WEB_PLACE, () => web);
}

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

/** Instead of a subscriber's token in previews and test mails: its pages explain themselves and change nothing. */
export const TEST_TOKEN = "test";
