import { teamUpdate as copy } from "~/features/newsletter/desk/team-update.copy";
import { cutAtWord } from "~/lib/cut-at-word";
import { wrapLines } from "~/lib/wrap-lines";
import { MailSection, renderSections } from "~/server/mail-page.server";
import { footerText } from "./footer-text";
import type { Organization, RenderedIssue } from "./issue";
import { PREHEADER_LENGTH } from "./issue-contents.server";
import { MailFooter } from "./mail-footer.server";
import { MailHeader } from "./mail-header.server";

interface TeamUpdateParts {
  /** Plain text on one line. */
  subject: string;
  /** Sanitised: it is put into the mail as it is. */
  content: { html: string; text: string };
  organization: Organization;
}

const preheaderOf = (text: string) => cutAtWord(text.replace(/\s+/g, " "), PREHEADER_LENGTH);

export function teamUpdateIssue({ subject, content, organization }: TeamUpdateParts): RenderedIssue {
  const sections = (
    <>
      <MailHeader organization={organization.name} kind={copy.kind} heading={subject} />
      <MailSection tone="card" style={{ borderTop: "4px solid #1b1a17" }}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised. */}
        <div dangerouslySetInnerHTML={{ __html: content.html }} />
      </MailSection>
      <tr>
        <td>
          <MailFooter copy={copy.footer} organization={organization} />
        </td>
      </tr>
    </>
  );
  const blocks = [
    `${organization.name.toUpperCase()}\n${subject}\n${copy.kind}`,
    content.text,
    footerText(copy.footer, organization),
  ];
  return {
    subject,
    html: renderSections(subject, preheaderOf(content.text), sections),
    text: wrapLines(`${blocks.join("\n\n")}\n`),
  };
}
