import type { CSSProperties } from "react";

export const INK = { color: "#1b1a17" };
/** Of links on paper. */
export const GREEN = { color: "#14613f" };
export const SOFT = { color: "#57534a" };
export const RULE = { borderTop: "2px solid #1b1a17" };
export const PAPER = { backgroundColor: "#f6f1e7", ...INK };

export const TEXT: CSSProperties = {
  fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  fontSize: "18px",
  lineHeight: "1.5",
  // Or a long word would widen the table.
  overflowWrap: "anywhere",
};

/** Heavy and condensed with what a machine has: nothing is loaded. */
export const DISPLAY: CSSProperties = {
  fontFamily:
    "'League Gothic','Avenir Next Condensed','Roboto Condensed',Impact,'Arial Narrow',sans-serif-condensed,'Helvetica Neue',Arial,sans-serif",
  fontWeight: "bold",
  lineHeight: "1.1",
};

/**
 * What repeats with each story, or in a text that staff wrote, is here and not on each element: programs cut long mails
 * off. Without it, as in the few that drop a mail's style sheet, such a text has the program's own distances and links.
 * In dark mode green and gold stay, as on the site; the rest changes sides.
 */
export const MAIL_CSS = `
:root { color-scheme: light dark; }
.item { border-top: 2px solid #1b1a17; padding: 16px 0 10px; }
.item h3 { margin: 0 0 6px; font-size: 20px; line-height: 1.3; }
.item a { color: #14613f; }
.item p { margin: 0 0 6px; font-size: 17px; }
.item .soft { margin: 0 0 4px; font-size: 15px; line-height: 1.4; color: #57534a; }
.written p, .written ul, .written ol { margin: 0 0 16px; }
.written ul, .written ol { padding-left: 24px; }
.written li { margin: 0 0 6px; }
.written a { color: inherit; text-decoration: underline; }
.written caption { text-align: left; font-weight: bold; padding: 0 0 6px; }
.written th, .written td { border: 1px solid #1b1a17; padding: 6px 10px; text-align: left; }
.opening p, .opening ul, .opening ol { margin: 12px 0 0; }
.opening a { color: #fbf6ea; }
.display { font-synthesis: none; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .card { background-color: #211f1b !important; color: #f4eee1 !important; }
  .tint { background-color: #1d3328 !important; color: #f4eee1 !important; }
  .dark { background-color: #000000 !important; }
  .ink { color: #f4eee1 !important; }
  .link, .item a { color: #7cc79f !important; }
  .soft, .item .soft { color: #b9b1a1 !important; }
  .rule, .item, .written th, .written td { border-color: #f4eee1 !important; }
  .go { background-color: #7cc79f !important; color: #10231a !important; }
}
@media (max-width: 480px) {
  .lead { font-size: 31px !important; }
  .heading { font-size: 31px !important; }
}
`;

/** For Outlook for Windows, which is Word: pixels as they are, padding of buttons, a hidden preview, and no synthesized bold. */
export const WORD_HEAD = `<!--[if mso]>
<xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>
td, p, a, li { font-family: 'Segoe UI', Arial, sans-serif !important; }
.display { font-family: Impact, Arial, sans-serif !important; font-weight: normal !important; }
.button { padding: 11px 18px; }
.preview { mso-hide: all; }
</style>
<![endif]-->`;
