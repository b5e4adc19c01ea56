import {
  confirmationMail as confirmationCopy,
  welcomeMail as welcomeCopy,
} from "~/content/newsletter/newsletter-mails";
import {
  addressLine,
  footerText,
  type Organization,
  PREFERENCES_PLACE,
  type RenderedIssue,
} from "~/kits/list-mail/list-mail";
import { MailFooter, MailHeader } from "~/kits/list-mail/mail-parts.server";
import { wrapLines } from "~/lib/text/words";
import { MailButton, MailSection, renderSections } from "~/mail/mail-page.server";

interface ConfirmationContents {
  organization: Organization;
  link: string;
}

/** Goes to whatever address was typed: it holds nothing else that a visitor typed, and no List- headers. */
export function confirmationMail({ organization, link }: ConfirmationContents) {
  const { kind, subject, text, button, note } = confirmationCopy;
  const sections = (
    <>
      <MailHeader organization={organization.name} kind={kind} heading={subject} />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        <p style={{ margin: "0 0 24px" }}>{text}</p>
        <MailButton href={link} primary>
          {button}
        </MailButton>
        <p style={{ margin: "12px 0 24px" }}>{note}</p>
        <p style={{ margin: "0", fontSize: "15px" }}>{addressLine(organization)}</p>
      </MailSection>
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    text,
    `${button}:\n${link}`,
    note,
    addressLine(organization),
  ];
  return {
    subject: `${subject} – ${organization.name}`,
    html: renderSections(subject, null, sections),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}

interface WelcomeContents {
  organization: Organization;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

export function welcomeMail({ organization, wantsNews, wantsTeamUpdates }: WelcomeContents): RenderedIssue {
  const { kind, subject, intro, change, button } = welcomeCopy;
  const coming = [
    ...(wantsNews ? [welcomeCopy.news] : []),
    ...(wantsTeamUpdates ? [welcomeCopy.teamUpdates] : []),
  ];
  const sections = (
    <>
      <MailHeader organization={organization.name} kind={kind} heading={subject} />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        <p style={{ margin: "0 0 12px" }}>{intro}</p>
        <ul style={{ margin: "0 0 24px", padding: "0 0 0 24px" }}>
          {coming.map((text) => (
            <li key={text} style={{ margin: "0 0 8px" }}>
              {text}
            </li>
          ))}
        </ul>
        <p style={{ margin: "0 0 12px" }}>{change}</p>
        <MailButton href={PREFERENCES_PLACE}>{button}</MailButton>
      </MailSection>
      <tr>
        <td>
          <MailFooter copy={welcomeCopy.footer} organization={organization} />
        </td>
      </tr>
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    [intro, ...coming.map((text) => `- ${text}`)].join("\n"),
    `${change}\n${button}: ${PREFERENCES_PLACE}`,
    footerText(welcomeCopy.footer, organization),
  ];
  return {
    subject: `${subject} – ${organization.name}`,
    html: renderSections(subject, null, sections),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}
