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

/** In dark mode green and gold stay, as on the site; the rest changes sides. */
export const DARK_CSS = `
:root { color-scheme: light dark; }
.display { font-synthesis: none; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #171613 !important; color: #f4eee1 !important; }
  .card { background-color: #211f1b !important; color: #f4eee1 !important; }
  .tint { background-color: #1d3328 !important; color: #f4eee1 !important; }
  .dark { background-color: #000000 !important; }
  .ink { color: #f4eee1 !important; }
  .link { color: #7cc79f !important; }
  .soft { color: #b9b1a1 !important; }
  .rule { border-color: #f4eee1 !important; }
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
