import { formatTime } from "~/lib/time/dates";
import { MailButton, MailHeading, OrganizationName, renderMail } from "~/mail/mail-page.server";
import { type AccountEvent, type AccountMailFacts, accountMails } from "./account-mails.copy";
import { adminPaths } from "./admin-paths";

interface AccountMailContents {
  kind: AccountEvent;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** When what it tells of happened: an ISO timestamp. */
  happenedAt: string;
  link?: string | undefined;
  facts?: AccountMailFacts | undefined;
}

export function accountMail({
  kind,
  organization,
  siteUrl,
  happenedAt,
  link,
  facts = {},
}: AccountMailContents) {
  const { subject, happened, button, note } = accountMails[kind];
  const said = happened(organization, formatTime(happenedAt), facts);
  const url = button?.to === "link" ? (link ?? siteUrl) : siteUrl + adminPaths[button?.to ?? "dashboard"];
  const body = (
    <>
      <OrganizationName name={organization} />
      <MailHeading>{subject}</MailHeading>
      <p style={{ margin: "0 0 24px" }}>{said}</p>
      {button && (
        <MailButton href={url} primary>
          {button.label}
        </MailButton>
      )}
      <p style={{ margin: "0 0 24px" }}>{note}</p>
    </>
  );
  const action = button ? `${button.label}:\n${url}\n\n` : "";
  const text = `${organization.toUpperCase()}\n${subject}\n\n${said}\n\n${action}${note}\n`;
  return { subject: `${subject} – ${organization}`, html: renderMail(subject, body), text };
}
