import { MailSection, MailTable } from "~/server/mail-page.server";
import { addressLine, type FooterCopy } from "./footer-text";
import { type Organization, PREFERENCES_PLACE, UNSUBSCRIBE_PLACE, WEB_PLACE } from "./issue";

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
  );
}
