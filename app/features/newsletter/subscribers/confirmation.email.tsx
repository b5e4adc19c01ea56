import { confirmationMail as copy } from "~/content/newsletter-mails";
import { addressLine } from "~/features/newsletter/issue/footer-text";
import type { Organization } from "~/features/newsletter/issue/issue";
import { MailHeader } from "~/features/newsletter/issue/mail-header.server";
import { wrapLines } from "~/lib/wrap-lines";
import { MailButton, MailSection, renderSections } from "~/server/mail-page.server";

interface ConfirmationContents {
  organization: Organization;
  link: string;
}

/** Goes to whatever address was typed: it holds nothing else that a visitor typed, and no List- headers. */
export function confirmationMail({ organization, link }: ConfirmationContents) {
  const { kind, subject, text, button, note } = copy;
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
