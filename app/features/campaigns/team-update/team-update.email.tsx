import { PREHEADER_LENGTH } from "~/features/campaigns/weekly/issue-contents.server";
import { withinReach } from "~/kits/list-mail/describe-mail.server";
import { footerText, type Organization, type RenderedIssue } from "~/kits/list-mail/list-mail";
import { MailFooter, MailHeader } from "~/kits/list-mail/mail-parts.server";
import { forMail } from "~/kits/written-text/written-content.server";
import { cutAtWord, wrapLines } from "~/lib/text/words";
import { MailSection, renderSections } from "~/mail/mail-page.server";

const teamUpdate = {
  kind: "News from the team",
  footer: {
    reason: "You get this email because this address was signed up for updates from the team of",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why. It ends all our emails to this address.",
  },
} as const;

interface TeamUpdateParts {
  /** Plain text on one line. */
  subject: string;
  /** Sanitised: it is put into the mail as it is. */
  content: { html: string; text: string };
  organization: Organization;
}

const preheaderOf = (text: string) => cutAtWord(text.replace(/\s+/g, " "), PREHEADER_LENGTH);

export function teamUpdateIssue(parts: TeamUpdateParts): RenderedIssue {
  return withinReach((isLong) => render(parts, isLong));
}

function render({ subject, content, organization }: TeamUpdateParts, isLong: boolean): RenderedIssue {
  const sections = (
    <>
      <MailHeader
        organization={organization.name}
        kind={teamUpdate.kind}
        heading={subject}
        {...(isLong && { longMail: teamUpdate.footer })}
      />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised. */}
        <div className="written" dangerouslySetInnerHTML={{ __html: forMail(content) }} />
      </MailSection>
      <MailFooter copy={teamUpdate.footer} organization={organization} />
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}\n${teamUpdate.kind}`,
    content.text,
    footerText(teamUpdate.footer, organization),
  ];
  return {
    subject,
    html: renderSections(subject, preheaderOf(content.text), sections),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}
