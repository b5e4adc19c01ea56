import { html, type Markup } from "~/lib/html";

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

export const INK = "color:#1b1a17";
export const SOFT = "color:#57534a";

export function organizationMarkup({ name }: Pick<Organization, "name">): Markup {
  return html`<p class="ink" style="margin:0;font-size:17px;font-weight:bold;text-transform:uppercase;${INK}">${name}</p>`;
}

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

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .ink { color: #f4eee1 !important; }
  .soft { color: #b9b1a1 !important; }
  .rule { border-color: #f4eee1 !important; }
  .help { background-color: #1d3328 !important; border-color: #f4eee1 !important; }
  .help a { border-color: #f4eee1 !important; }
  .go { background-color: #7cc79f !important; color: #10231a !important; }
}`;

/**
 * The document around a mail's body. The styles stand on the elements because some mail programs drop the head; the
 * head only adds the dark scheme.
 */
export function mailPage(subject: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f1e7;${INK}">
<div class="page" role="article" aria-label="${subject}" lang="en" style="background-color:#f6f1e7;${INK};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:18px;line-height:1.5;max-width:600px;margin:0 auto;padding:24px 20px">
${body}
</div>
</body>
</html>
`.source;
}
