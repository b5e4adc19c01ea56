/** A mail as every recipient gets it, except for `UNSUBSCRIBE_PLACE`. */
export interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
}

export interface Organization {
  name: string;
  postalAddress: string;
}

export interface FooterCopy {
  reason: string;
  leave: string;
  leaveNote: string;
}

/** Placeholder in html and text for each recipient's own unsubscribe URL. */
export const UNSUBSCRIBE_PLACE = "https://unsubscribe.invalid/";

export function footerText(copy: FooterCopy, { name, postalAddress }: Organization): string {
  return [
    `--\n${copy.reason} ${name}.`,
    `${copy.leave}: ${UNSUBSCRIBE_PLACE}\n${copy.leaveNote}`,
    `${name}, ${postalAddress}`,
  ].join("\n\n");
}
