import type { CSSProperties } from "react";
import { type Day, formatDay } from "~/lib/time/dates";
import { MailSection, MailTable, OrganizationName } from "~/mail/mail-page.server";
import { DISPLAY, INK } from "~/mail/mail-styles.server";
import {
  addressLine,
  type FooterCopy,
  type Organization,
  PREFERENCES_PLACE,
  UNSUBSCRIBE_PLACE,
  WEB_PLACE,
} from "./list-mail";

interface MailHeaderProps {
  organization: string;
  /** What kind of mail it is. */
  kind: string;
  heading: string;
  /** ISO day. */
  date?: Day;
  /** Sanitised HTML. */
  intro?: string;
  /** Programs cut the mail off before its footer: what that leads to is here, too. */
  longMail?: FooterCopy;
}

const KIND: CSSProperties = { margin: "0 0 6px", fontSize: "15px", lineHeight: "1.4", fontWeight: "bold" };
const HEADING: CSSProperties = { ...DISPLAY, margin: "0", fontSize: "38px", textTransform: "uppercase" };
const LEAF: CSSProperties = {
  width: "76px",
  backgroundColor: "#fffdf8",
  color: "#1b1a17",
  textAlign: "center",
};
const MONTH: CSSProperties = {
  ...DISPLAY,
  padding: "4px 0",
  fontSize: "17px",
  textTransform: "uppercase",
  backgroundColor: "#e7b93c",
  color: "#1b1a17",
  border: "2px solid #1b1a17",
};
const DAY: CSSProperties = {
  ...DISPLAY,
  padding: "6px 0",
  fontSize: "40px",
  lineHeight: "44px",
  color: "#1b1a17",
  border: "2px solid #1b1a17",
};

/** A leaf of a calendar, as on the site's posters. The date is said beside it. */
function CalendarLeaf({ date }: { date: Day }) {
  const [month] = formatDay(date).split(" ");
  return (
    <td width="76" valign="top" aria-hidden="true" style={{ width: "76px", paddingLeft: "16px" }}>
      <MailTable style={LEAF}>
        <tr>
          <td align="center" className="display" style={MONTH}>
            {month}
          </td>
        </tr>
        <tr>
          <td align="center" className="display" style={DAY}>
            {Number(date.slice(8))}
          </td>
        </tr>
      </MailTable>
    </td>
  );
}

/** Who writes, what it is and when, and the heading, on the green of the posters. */
export function MailHeader({ organization, kind, heading, date, intro, longMail }: MailHeaderProps) {
  return (
    <>
      <MailSection tone="card" padding="12px 20px 10px">
        <OrganizationName name={organization} />
        {longMail && (
          <p style={{ margin: "6px 0 0", fontSize: "15px" }}>
            {longMail.web && (
              <>
                <a className="ink" href={WEB_PLACE} style={INK}>
                  {longMail.web}
                </a>
                {" · "}
              </>
            )}
            <a className="ink" href={UNSUBSCRIBE_PLACE} style={INK}>
              {longMail.leave}
            </a>
          </p>
        )}
      </MailSection>
      <MailSection tone="green" padding="18px 20px 18px" style={{ borderTop: "4px solid #1b1a17" }}>
        <MailTable>
          <tr>
            <td valign="top" style={{ color: "#fbf6ea" }}>
              <p style={KIND}>
                {[kind, date && formatDay(date).replaceAll(" ", "\u00a0")].filter(Boolean).join(" · ")}
              </p>
              <h1 className="display heading" style={HEADING}>
                {heading}
              </h1>
            </td>
            {date && <CalendarLeaf date={date} />}
          </tr>
        </MailTable>
        {intro && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised.
          <div className="written opening" dangerouslySetInnerHTML={{ __html: intro }} />
        )}
      </MailSection>
    </>
  );
}

interface MailFooterProps {
  copy: FooterCopy;
  organization: Organization;
  /** Links to the mail's page on the site. */
  onWeb?: boolean;
}

const PARAGRAPH = { margin: "0 0 10px", fontSize: "15px", lineHeight: "1.5" };
const LINK = { color: "#fbf6ea" };

/** The end of a mail to subscribers. */
export function MailFooter({ copy, organization, onWeb = false }: MailFooterProps) {
  return (
    <tr>
      <td>
        <MailTable>
          <MailSection tone="dark" padding="20px 20px 12px">
            <p style={PARAGRAPH}>
              {copy.reason} {organization.name}.
            </p>
            {onWeb && (
              <p style={PARAGRAPH}>
                <a href={WEB_PLACE} style={LINK}>
                  {copy.web}
                </a>
              </p>
            )}
            <p style={PARAGRAPH}>
              <a href={PREFERENCES_PLACE} style={LINK}>
                {copy.preferences}
              </a>
            </p>
            <p style={PARAGRAPH}>
              <a href={UNSUBSCRIBE_PLACE} style={LINK}>
                {copy.leave}
              </a>
              . {copy.leaveNote}
            </p>
            <p style={PARAGRAPH}>{addressLine(organization)}</p>
          </MailSection>
        </MailTable>
      </td>
    </tr>
  );
}
