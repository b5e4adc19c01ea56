import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export const INK = { color: "#1b1a17" };
export const SOFT = { color: "#57534a" };
export const RULE = { borderTop: "2px solid #1b1a17" };

const BUTTON: CSSProperties = {
  display: "inline-block",
  margin: "0 12px 12px 0",
  padding: "12px 18px",
  border: "2px solid #1b1a17",
  fontWeight: "bold",
  textDecoration: "none",
};
const PRIMARY = { backgroundColor: "#14613f", color: "#ffffff" };

interface MailButtonProps {
  href: string;
  primary?: boolean;
  children: ReactNode;
}

export function MailButton({ href, primary = false, children }: MailButtonProps) {
  return (
    <a
      className={primary ? "button go" : "button ink"}
      href={href}
      style={{ ...BUTTON, ...(primary ? PRIMARY : INK) }}
    >
      {children}
    </a>
  );
}

const NAME: CSSProperties = {
  margin: "0",
  fontSize: "17px",
  fontWeight: "bold",
  textTransform: "uppercase",
  ...INK,
};

export function OrganizationName({ name }: { name: string }) {
  return (
    <p className="ink" style={NAME}>
      {name}
    </p>
  );
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

const PAPER = { backgroundColor: "#f6f1e7", ...INK };
const TEXT: CSSProperties = {
  ...PAPER,
  fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  fontSize: "18px",
  lineHeight: "1.5",
  maxWidth: "600px",
  margin: "0 auto",
  padding: "24px 20px",
};

/** Inline styles, because some mail programs drop the head. */
export function renderMail(subject: string, body: ReactNode): string {
  const document = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={{ margin: "0", padding: "0", ...PAPER }}>
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop elements that they do not know. */}
        <div className="page" role="article" aria-label={subject} lang="en" style={TEXT}>
          {body}
        </div>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}
