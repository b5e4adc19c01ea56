import { confirmationMail as copy } from "~/content/newsletter-mails";
import { addressLine } from "~/features/newsletter/issue/footer-text";
import type { Organization } from "~/features/newsletter/issue/issue";
import { MailButton, OrganizationName, renderMail } from "~/server/mail-page.server";

interface ConfirmationContents {
  organization: Organization;
  link: string;
}

/** Goes to whatever address was typed: it holds nothing else that a visitor typed, and no List- headers. */
export function confirmationMail({ organization, link }: ConfirmationContents) {
  const { name } = organization;
  const { subject, text, button, note } = copy;
  const body = (
    <>
      <OrganizationName name={name} />
      <h1 style={{ margin: "8px 0 16px", fontSize: "28px", lineHeight: "1.15" }}>{subject}</h1>
      <p style={{ margin: "0 0 24px" }}>{text}</p>
      <p style={{ margin: "0 0 12px" }}>
        <MailButton href={link} primary>
          {button}
        </MailButton>
      </p>
      <p style={{ margin: "0 0 24px" }}>{note}</p>
      <p style={{ margin: "0" }}>{addressLine(organization)}</p>
    </>
  );
  const blocks = [
    `${name.toUpperCase()}\n${subject}`,
    text,
    `${button}:\n${link}`,
    note,
    addressLine(organization),
  ];
  return {
    subject: `${subject} – ${name}`,
    html: renderMail(subject, body),
    text: `${blocks.join("\n\n")}\n`,
  };
}
