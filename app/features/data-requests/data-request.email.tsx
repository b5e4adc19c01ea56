import { yourDataWords } from "~/content/es/your-data";
import { languageTags } from "~/content/page";
import type { Language } from "~/lib/contexts";
import { MailButton, MailHeading, OrganizationName, renderMail } from "~/mail/mail-page.server";

interface DataRequestContents {
  organization: string;
  /** Whether anything is stored about the address. */
  isHeld: boolean;
  /** It leads to the person's page, or else to the form. */
  link: string;
  language: Language;
}

/** Goes to whatever address was typed: it holds nothing else of anyone. */
export function dataRequestMail({ organization, isHeld, link, language }: DataRequestContents) {
  const copy = yourDataWords[language].mail;
  const { subject } = copy;
  const { text, button, note } = isHeld ? copy.held : copy.nothing;
  const body = (
    <>
      <OrganizationName name={organization} />
      <MailHeading>{subject}</MailHeading>
      <p style={{ margin: "0 0 24px" }}>{text}</p>
      <MailButton href={link} primary={isHeld}>
        {button}
      </MailButton>
      <p style={{ margin: "0 0 24px" }}>{note}</p>
    </>
  );
  return {
    subject: `${subject} – ${organization}`,
    html: renderMail(subject, body, languageTags[language]),
    text: `${organization.toUpperCase()}\n${subject}\n\n${text}\n\n${button}:\n${link}\n\n${note}\n`,
  };
}
