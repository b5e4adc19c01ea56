import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DISPLAY, INK, MAIL_CSS, PAPER, TEXT, WORD_HEAD } from "./mail-styles.server";

/** The document's columns are this wide, in Outlook for Windows by a table of that width. */
const WIDTH = 600;

export type Tone = "page" | "card" | "green" | "gold" | "tint" | "dark";

const TONES: Record<Tone, { backgroundColor: string; color: string }> = {
  page: PAPER,
  card: { backgroundColor: "#fffdf8", ...INK },
  green: { backgroundColor: "#14613f", color: "#fbf6ea" },
  gold: { backgroundColor: "#e7b93c", ...INK },
  tint: { backgroundColor: "#dfeadf", ...INK },
  dark: { backgroundColor: "#1b1a17", color: "#fbf6ea" },
};

interface MailTableProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** A table for layout only. Its children are rows. */
export function MailTable({ children, className, style }: MailTableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className={className}
      style={{ borderCollapse: "collapse", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

interface MailSectionProps {
  tone?: Tone;
  padding?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A row over the whole width. The padding is on the cell: Outlook for Windows knows no other. */
export function MailSection({ tone = "page", padding = "24px 20px", style, children }: MailSectionProps) {
  const colors = TONES[tone];
  return (
    <tr>
      <td className={`${tone} rule`} style={{ ...TEXT, ...colors, padding, ...style }}>
        {children}
      </td>
    </tr>
  );
}

const BUTTON: CSSProperties = {
  display: "inline-block",
  padding: "11px 18px",
  fontWeight: "bold",
  textDecoration: "none",
  fontSize: "17px",
  lineHeight: "22px",
};
const PRIMARY = { backgroundColor: "#14613f", color: "#ffffff" };
const SECONDARY = { backgroundColor: "#fffdf8", ...INK };

interface MailButtonProps {
  href: string;
  primary?: boolean;
  children: ReactNode;
}

/** Outlook for Windows takes its padding from the cell (`WORD_HEAD`), and the whole of it is a link elsewhere. */
export function MailButton({ href, primary = false, children }: MailButtonProps) {
  const colors = primary ? PRIMARY : SECONDARY;
  const className = primary ? "go" : "card";
  return (
    <table
      role="presentation"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ borderCollapse: "separate", margin: "0 0 12px" }}
    >
      <tbody>
        <tr>
          <td
            className={`button rule ${className}`}
            style={{ border: "2px solid #1b1a17", borderWidth: "2px 5px 5px 2px", ...colors }}
          >
            <a className={className} href={href} style={{ ...BUTTON, ...colors }}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const NAME: CSSProperties = { ...DISPLAY, ...INK, margin: "0", fontSize: "20px", textTransform: "uppercase" };

export function OrganizationName({ name }: { name: string }) {
  return (
    <p className="ink" style={NAME}>
      {name}
    </p>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  const style = {
    ...DISPLAY,
    ...INK,
    margin: "8px 0 16px",
    fontSize: "32px",
    textTransform: "uppercase",
  } as const;
  return (
    <h1 className="display ink" style={style}>
      {children}
    </h1>
  );
}

/** Fills the preview of an inbox up, which otherwise goes on with the mail's first words. */
const FILLER = "\u034f\u00a0".repeat(60);
const HIDDEN: CSSProperties = { display: "none", maxHeight: "0", overflow: "hidden" };

/** Inline styles, because some mail programs drop the head. @param sections rows, as `MailSection` is */
export function renderSections(
  subject: string,
  preheader: string | null,
  sections: ReactNode,
  lang = "en",
): string {
  const head = renderToStaticMarkup(<title>{subject}</title>);
  const preview =
    preheader === null
      ? ""
      : renderToStaticMarkup(
          <div className="preview" style={HIDDEN}>
            {preheader + FILLER}
          </div>,
        );
  const content = renderToStaticMarkup(
    // biome-ignore lint/a11y/useSemanticElements: mail programs drop elements that they do not know.
    <div role="article" aria-label={subject} lang={lang} style={{ maxWidth: WIDTH, margin: "0 auto" }}>
      <MailTable className="rule" style={{ border: "2px solid #1b1a17" }}>
        {sections}
      </MailTable>
    </div>,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
${head}
<style>${MAIL_CSS}</style>
${WORD_HEAD}
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f1e7">
${preview}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="#f6f1e7" style="background-color:#f6f1e7">
<tr><td style="padding:12px 8px">
<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${content}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** A mail of one section. */
export function renderMail(subject: string, body: ReactNode, lang?: string): string {
  return renderSections(subject, null, <MailSection tone="card">{body}</MailSection>, lang);
}
