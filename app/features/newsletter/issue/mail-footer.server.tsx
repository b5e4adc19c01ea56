import { INK, RULE, SOFT } from "~/server/mail-page.server";
import { addressLine, type FooterCopy } from "./footer-text";
import { type Organization, PREFERENCES_PLACE, UNSUBSCRIBE_PLACE } from "./issue";

interface MailFooterProps {
  copy: FooterCopy;
  organization: Organization;
}

export function MailFooter({ copy, organization }: MailFooterProps) {
  return (
    <div className="rule soft" style={{ ...RULE, padding: "16px 0", fontSize: "15px", ...SOFT }}>
      <p style={{ margin: "0 0 8px" }}>
        {copy.reason} {organization.name}.
      </p>
      <p style={{ margin: "0 0 8px" }}>
        <a className="ink" href={UNSUBSCRIBE_PLACE} style={INK}>
          {copy.leave}
        </a>
        . {copy.leaveNote}
      </p>
      <p style={{ margin: "0 0 8px" }}>
        <a className="ink" href={PREFERENCES_PLACE} style={INK}>
          {copy.preferences}
        </a>
      </p>
      <p style={{ margin: "0" }}>{addressLine(organization)}</p>
    </div>
  );
}
