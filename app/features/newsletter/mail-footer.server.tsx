import { INK, RULE, SOFT } from "~/server/mail-page.server";
import { type FooterWords, type Organization, UNSUBSCRIBE_PLACE } from "./issue";

interface MailFooterProps {
  words: FooterWords;
  organization: Organization;
}

/** The end of every mail to subscribers: why they get it, how to leave, and who sends it. */
export function MailFooter({ words, organization: { name, postalAddress } }: MailFooterProps) {
  return (
    <div className="rule soft" style={{ ...RULE, padding: "16px 0", fontSize: "15px", ...SOFT }}>
      <p style={{ margin: "0 0 8px" }}>
        {words.reason} {name}.
      </p>
      <p style={{ margin: "0 0 8px" }}>
        <a className="ink" href={UNSUBSCRIBE_PLACE} style={INK}>
          {words.leave}
        </a>
        . {words.leaveNote}
      </p>
      <p style={{ margin: "0" }}>
        {name}, {postalAddress}
      </p>
    </div>
  );
}
