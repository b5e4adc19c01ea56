import { html, type Markup } from "~/lib/html";
import { INK, SOFT } from "~/lib/mail-page";

/** A mail as it goes to everybody, but for `UNSUBSCRIBE_PLACE`. */
export interface Issue {
  subject: string;
  html: string;
  text: string;
}

export interface Organization {
  name: string;
  postalAddress: string;
}

export interface FooterWords {
  /** Why somebody gets the mail, up to the organisation's name. */
  reason: string;
  leave: string;
  leaveNote: string;
}

/** Stands in an issue's html and text wherever a recipient's own unsubscribe address goes. */
export const UNSUBSCRIBE_PLACE = "https://unsubscribe.invalid/";

/** The end of every mail to subscribers: why they get it, how to leave, and who sends it. */
export function footerMarkup(words: FooterWords, { name, postalAddress }: Organization): Markup {
  return html`<div class="rule soft" style="border-top:2px solid #1b1a17;padding:16px 0;font-size:15px;${SOFT}">
    <p style="margin:0 0 8px">${words.reason} ${name}.</p>
    <p style="margin:0 0 8px"><a class="ink" href="${UNSUBSCRIBE_PLACE}" style="${INK}">${words.leave}</a>.
      ${words.leaveNote}</p>
    <p style="margin:0">${name}, ${postalAddress}</p>
  </div>`;
}

/** The same in plain text. */
export function footerText(words: FooterWords, { name, postalAddress }: Organization): string {
  return [
    `--\n${words.reason} ${name}.`,
    `${words.leave}: ${UNSUBSCRIBE_PLACE}\n${words.leaveNote}`,
    `${name}, ${postalAddress}`,
  ].join("\n\n");
}
