import { html, type Markup } from "./html";

export const INK = "color:#1b1a17";
export const SOFT = "color:#57534a";

/** A link that is drawn like a button, with the class `button`; with `GO` and the class `go` the one to press. */
export const BUTTON =
  "display:inline-block;margin:0 12px 12px 0;padding:12px 18px;border:2px solid #1b1a17;font-weight:bold;text-decoration:none";
export const GO = "background-color:#14613f;color:#ffffff";

/** Whose mail it is: its first line. */
export function organizationMarkup(name: string): Markup {
  return html`<p class="ink" style="margin:0;font-size:17px;font-weight:bold;text-transform:uppercase;${INK}">${name}</p>`;
}

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .ink { color: #f4eee1 !important; }
  .soft { color: #b9b1a1 !important; }
  .rule { border-color: #f4eee1 !important; }
  .help { background-color: #1d3328 !important; border-color: #f4eee1 !important; }
  .help a { border-color: #f4eee1 !important; }
  .button { border-color: #f4eee1 !important; }
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
