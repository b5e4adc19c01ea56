import { welcomeMail as copy } from "~/content/newsletter-mails";
import { footerText } from "~/features/newsletter/issue/footer-text";
import { type Organization, PREFERENCES_PLACE, type RenderedIssue } from "~/features/newsletter/issue/issue";
import { MailFooter } from "~/features/newsletter/issue/mail-footer.server";
import { MailButton, OrganizationName, renderMail } from "~/server/mail-page.server";

interface WelcomeContents {
  organization: Organization;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

export function welcomeMail(contents: WelcomeContents): RenderedIssue {
  const { organization, wantsNews, wantsTeamUpdates } = contents;
  const { subject, intro, change, button } = copy;
  const coming = [wantsNews && copy.news, wantsTeamUpdates && copy.teamUpdates].filter(
    (text) => text !== false,
  );
  const body = (
    <>
      <OrganizationName name={organization.name} />
      <h1 style={{ margin: "8px 0 16px", fontSize: "28px", lineHeight: "1.15" }}>{subject}</h1>
      <p style={{ margin: "0 0 12px" }}>{intro}</p>
      <ul style={{ margin: "0 0 24px", padding: "0 0 0 24px" }}>
        {coming.map((text) => (
          <li key={text} style={{ margin: "0 0 8px" }}>
            {text}
          </li>
        ))}
      </ul>
      <p style={{ margin: "0 0 12px" }}>{change}</p>
      <p style={{ margin: "0 0 24px" }}>
        <MailButton href={PREFERENCES_PLACE}>{button}</MailButton>
      </p>
      <MailFooter copy={copy.footer} organization={organization} />
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}`,
    [intro, ...coming.map((text) => `- ${text}`)].join("\n"),
    `${change}\n${button}: ${PREFERENCES_PLACE}`,
    footerText(copy.footer, organization),
  ];
  return {
    subject: `${subject} – ${organization.name}`,
    html: renderMail(subject, body),
    text: `${blocks.join("\n\n")}\n`,
  };
}
