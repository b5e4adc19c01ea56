import { welcomeMail as copy } from "~/content/newsletter-mails";
import { footerText } from "~/features/newsletter/issue/footer-text";
import { type Organization, PREFERENCES_PLACE, type RenderedIssue } from "~/features/newsletter/issue/issue";
import { MailFooter } from "~/features/newsletter/issue/mail-footer.server";
import { MailHeader } from "~/features/newsletter/issue/mail-header.server";
import { wrapLines } from "~/lib/wrap-lines";
import { MailButton, MailSection, renderSections } from "~/server/mail-page.server";

interface WelcomeContents {
  organization: Organization;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

export function welcomeMail({ organization, wantsNews, wantsTeamUpdates }: WelcomeContents): RenderedIssue {
  const { kind, subject, intro, change, button } = copy;
  const coming = [...(wantsNews ? [copy.news] : []), ...(wantsTeamUpdates ? [copy.teamUpdates] : [])];
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
          <MailFooter copy={copy.footer} organization={organization} />
        </td>
      </tr>
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
    html: renderSections(subject, null, sections),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}
