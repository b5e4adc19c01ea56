import type { CSSProperties } from "react";
import { weeklyNewsletter } from "~/content/newsletter/newsletter-mails";
import { MailSection, MailTable } from "~/mail/mail-page.server";
import { DISPLAY } from "~/mail/mail-styles.server";

const { help } = weeklyNewsletter;

const HEADING: CSSProperties = {
  ...DISPLAY,
  margin: "0 0 10px",
  fontSize: "24px",
  textTransform: "uppercase",
};
const INK_LINK = { color: "#1b1a17" };
const DASHED = "2px dashed #1b1a17";

/** Near the top, where a phone shows it without scrolling. Gold in light and dark. */
export function HelpSection({ siteUrl }: { siteUrl: string }) {
  return (
    <MailSection
      tone="gold"
      padding="18px 20px 10px"
      style={{ borderTop: "4px solid #1b1a17", borderBottom: "4px solid #1b1a17" }}
    >
      <h2 className="display" style={HEADING}>
        {help.heading}
      </h2>
      <MailTable style={{ borderTop: DASHED, borderBottom: DASHED }}>
        <tr>
          {help.lines.map(({ dial, to, text }, index) => (
            <td
              key={dial}
              width="50%"
              valign="top"
              style={{
                padding: index === 0 ? "10px 12px 10px 0" : "10px 0 10px 14px",
                fontSize: "16px",
                lineHeight: "1.35",
                ...(index > 0 && { borderLeft: DASHED }),
              }}
            >
              <a href={to} className="display" style={{ ...DISPLAY, ...INK_LINK, fontSize: "24px" }}>
                {help.call} {dial}
              </a>
              <br />
              {text}
            </td>
          ))}
        </tr>
      </MailTable>
      <p style={{ margin: "8px 0 8px", fontSize: "15px" }}>{help.note}</p>
      {help.links.map(({ label, to }) => (
        <p key={to} style={{ margin: "0 0 8px", fontWeight: "bold", lineHeight: "1.35" }}>
          <a href={siteUrl + to} style={INK_LINK}>
            {label}
          </a>
        </p>
      ))}
    </MailSection>
  );
}
